import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

interface CarouselOptions {
  readonly slideCount: number;
  /** How long a slide stays before the next comes. */
  readonly intervalMs: number;
  /** The slide that is active at first, counted from 0. */
  readonly startIndex?: number;
  /** False until the show may begin at all. */
  readonly mayStart?: boolean;
  /** Whether a slide can be shown yet; one that is due waits until it can. */
  readonly isReady?: (index: number) => boolean;
  /** Whether a slide has nothing to show; the show passes over it. */
  readonly isMissing?: (index: number) => boolean;
}

export interface CarouselState {
  /** The active slide, counted from 0. */
  readonly index: number;
  readonly slideCount: number;
  /** The slide that comes after the active one by itself; the active one where no other has anything to show. */
  readonly nextIndex: number;
  /** What the visitor wants: true until they pause, choose a slide or bring the keyboard in. */
  readonly isPlaying: boolean;
  /** Whether slides change by themselves at this moment. */
  readonly isRotating: boolean;
  /** Shows a slide because the visitor asked for it: that ends the show. Below the first comes the last, after the last the first. */
  readonly choose: (index: number) => void;
  readonly togglePlaying: () => void;
  /** Goes on the element that must be on the screen while slides change. */
  readonly frameRef: RefObject<HTMLElement>;
  /** Go on the element that holds everything of the carousel. */
  readonly focusHandlers: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void };
  /** Go on the part over which a pointer holds the show. */
  readonly pointerHandlers: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
}

/** @returns the index that a step past either end leads to */
export const wrapIndex = (index: number, count: number) => ((index % count) + count) % count;

/** @returns the next slide that is not missing, round the end; the slide itself where all others are */
function nextToShow(index: number, count: number, isMissing: (index: number) => boolean): number {
  const others = Array.from({ length: count - 1 }, (_, step) => wrapIndex(index + 1 + step, count));
  return others.find((other) => !isMissing(other)) ?? index;
}

/** @returns whether the element can be seen: it is in the window and the tab is in front */
function useIsSeen(elementRef: RefObject<HTMLElement>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isTabInFront, setTabInFront] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(Boolean(entries.at(-1)?.isIntersecting)));
    if (elementRef.current) observer.observe(elementRef.current);
    const readTab = () => setTabInFront(!document.hidden);
    readTab();
    document.addEventListener("visibilitychange", readTab);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", readTab);
    };
  }, [elementRef]);
  return isOnScreen && isTabInFront;
}

/**
 * Position, playing and every reason to pause, for all carousels and the slideshow.
 * The rules come from requirements R16, WCAG 2.2.2 and the ARIA Authoring Practices' carousel pattern:
 * rotation stops when anything in the carousel receives keyboard focus and resumes only when the visitor asks for it;
 * it holds while the pointer is over it; with reduced motion it starts paused.
 * One timer exists, and only while a slide may change: never off the screen, in a hidden tab or while paused.
 */
export function useCarousel({
  slideCount,
  intervalMs,
  startIndex = 0,
  mayStart = true,
  isReady = () => true,
  isMissing = () => false,
}: CarouselOptions): CarouselState {
  const [index, setIndex] = useState(startIndex);
  const [isPlaying, setPlaying] = useState(true);
  const [isPointerOver, setPointerOver] = useState(false);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  /** The slide whose interval has passed. */
  const [passedIndex, setPassedIndex] = useState<number>();
  const frameRef = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(frameRef);

  const isRotating = isPlaying && !isPointerOver && !hasKeyboardFocus && isSeen && mayStart;
  const nextIndex = nextToShow(index, slideCount, isMissing);
  const advances = isRotating && passedIndex === index && isReady(nextIndex);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  // a new slide gets its whole interval, whoever chose it; so does one on which the show goes on
  useEffect(() => {
    setPassedIndex(undefined);
    if (!isRotating) return;
    const timer = setTimeout(() => setPassedIndex(index), intervalMs);
    return () => clearTimeout(timer);
  }, [isRotating, intervalMs, index]);

  useEffect(() => {
    if (advances) setIndex(nextIndex);
  }, [advances, nextIndex]);

  return {
    index,
    slideCount,
    nextIndex,
    isPlaying,
    isRotating,
    frameRef,
    choose(chosen) {
      setPlaying(false);
      setIndex(wrapIndex(chosen, slideCount));
    },
    togglePlaying() {
      setPlaying(!isPlaying);
      // who presses Play wants it to move, although pointer and focus are still on the button
      setPointerOver(false);
      setKeyboardFocus(false);
    },
    focusHandlers: {
      onFocus: ({ target }) => setKeyboardFocus(target.matches(":focus-visible")),
      // only now, so that the pause button keeps its name while it is being read and pressed
      onBlur() {
        if (hasKeyboardFocus) setPlaying(false);
        setKeyboardFocus(false);
      },
    },
    pointerHandlers: { onPointerEnter: () => setPointerOver(true), onPointerLeave: () => setPointerOver(false) },
  };
}
