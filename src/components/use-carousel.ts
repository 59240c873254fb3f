import { type FocusEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import type { PictureState } from "./picture-state";
import { useIsSeen } from "./use-is-seen";

interface CarouselOptions {
  readonly slideCount: number;
  /** How long a slide stays before the next comes. */
  readonly intervalMs: number;
  /** The slide that is active at first, counted from 0. */
  readonly startIndex?: number;
  /** False until the show may begin at all. */
  readonly mayStart?: boolean;
  /** What is known of a slide's picture: one that is due waits until it is ready, and the show passes over one that is missing. */
  readonly pictureOf?: (index: number) => PictureState | undefined;
}

/** @returns the index that a step past either end leads to */
export const wrapIndex = (index: number, count: number) => ((index % count) + count) % count;

/** @returns the next slide that is not missing, round the end; the slide itself if all others are */
function nextToShow(index: number, count: number, pictureOf: Required<CarouselOptions>["pictureOf"]): number {
  const others = Array.from({ length: count - 1 }, (_, step) => wrapIndex(index + 1 + step, count));
  return others.find((other) => pictureOf(other) !== "missing") ?? index;
}

/**
 * Position, playing and every reason to hold, for all carousels and the slideshow.
 *
 * The show holds while a pointer is over it (requirements R16.3, R16.4), a finger is on it or the keyboard focus is in it (design D5.9).
 * A dot, an arrow or a swipe shows another slide and ends nothing: once pointer, finger and focus are gone, the show goes on after
 * a whole interval of rest. Only the pause button ends it, the first stop of the Tab key: that is how WCAG 2.2.2 is met.
 * With reduced motion the show starts paused.
 *
 * The ARIA Authoring Practices' carousel pattern would not resume after keyboard focus unless the visitor asks. We resume, as after a
 * pointer: someone who tabs through to the next part of the page has not asked to end anything, and by then the focus,
 * for whose sake the show held, is elsewhere.
 *
 * One timer exists, and only while a slide may change: never off the screen, in a hidden tab or while paused.
 */
export function useCarousel({ slideCount, intervalMs, startIndex = 0, mayStart = true, pictureOf = () => "ready" }: CarouselOptions) {
  /** A new object whenever a slide is shown or chosen, so that it gets its whole interval even if it was active already. */
  const [position, setPosition] = useState({ index: startIndex, isChosen: false });
  const { index, isChosen } = position;
  const [isPlaying, setPlaying] = useState(true);
  const [isPointerOver, setPointerOver] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  /** The position whose interval has passed. */
  const [passed, setPassed] = useState<typeof position>();
  const frameRef = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(frameRef);

  const isRotating = isPlaying && !isPointerOver && !isTouched && !hasKeyboardFocus && isSeen && mayStart;
  const nextIndex = nextToShow(index, slideCount, pictureOf);
  const advances = isRotating && passed === position && nextIndex !== index && pictureOf(nextIndex) === "ready";

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
    // the focus may have come before the script
    const focused = document.activeElement;
    if (frameRef.current?.contains(focused)) setKeyboardFocus(Boolean(focused?.matches(":focus-visible")));
  }, []);

  // a new slide gets its whole interval, whoever chose it; so does one on which the show goes on
  useEffect(() => {
    setPassed(undefined);
    if (!isRotating) return;
    const timer = setTimeout(() => setPassed(position), intervalMs);
    return () => clearTimeout(timer);
  }, [isRotating, intervalMs, position]);

  useEffect(() => {
    if (advances) setPosition({ index: nextIndex, isChosen: false });
  }, [advances, nextIndex]);

  const letGo = ({ touches }: TouchEvent) => setTouched(touches.length > 0);

  return {
    /** The active slide, counted from 0. */
    index,
    /** The slide that comes after the active one by itself; the active one if no other has anything to show. */
    nextIndex,
    /** What the visitor wants: true until they pause. */
    isPlaying,
    /** Whether slides change by themselves at this moment. */
    isRotating,
    /** Whether the active slide is there because the visitor chose it. */
    isChosen,
    /** Goes on the element that must be on the screen while slides change. */
    frameRef,
    /** Shows a slide because the visitor asked for it. Below the first comes the last, after the last the first. */
    choose: (chosen: number) => setPosition({ index: wrapIndex(chosen, slideCount), isChosen: true }),
    togglePlaying() {
      setPlaying(!isPlaying);
      // Play rotates even under the pointer or the focus, both of which are still on the button
      setPointerOver(false);
      setKeyboardFocus(false);
    },
    /** Go on the element that holds everything of the carousel. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setKeyboardFocus(target.matches(":focus-visible")),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || setKeyboardFocus(false),
    },
    /** Go on the part on which a pointer or a finger holds the show. */
    pointerHandlers: {
      onPointerEnter: () => setPointerOver(true),
      onPointerLeave: () => setPointerOver(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: letGo,
      onTouchCancel: letGo,
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
