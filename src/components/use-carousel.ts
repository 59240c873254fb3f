import { type FocusEvent, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsVisible } from "./use-is-visible";

interface CarouselOptions {
  readonly slideCount: number;
  readonly intervalMs: number;
  /** Counted from 0. */
  readonly startIndex?: number;
  /** Autoplay does not start while this is false. */
  readonly mayStart?: boolean;
  /** Autoplay waits until the next slide is ready. */
  readonly isReady?: (index: number) => boolean;
}

/** @returns the index wrapped to 0 … count - 1: -1 becomes the last, `count` the first */
export const wrapIndex = (index: number, count: number) => ((index % count) + count) % count;

/**
 * State of every carousel: the active slide, autoplay, and what pauses it.
 *
 * Autoplay pauses under a pointer (requirements R16.3, R16.4), during touch and on keyboard focus (design D5.9).
 * Choosing a slide does not stop autoplay. It resumes one full interval after pointer, touch and focus have left.
 * Only the pause button stops it. The button is the first Tab stop (WCAG 2.2.2). With reduced motion autoplay starts paused.
 *
 * The carousel pattern of the ARIA Authoring Practices resumes after keyboard focus only on request. Here autoplay resumes
 * by itself: a visitor who tabs past the carousel has not asked to stop it.
 *
 * There is at most one timer. None runs while the carousel is paused or outside the viewport.
 */
export function useCarousel({ slideCount, intervalMs, startIndex = 0, mayStart = true, isReady = () => true }: CarouselOptions) {
  /** A new object restarts the interval, even if the same slide is chosen again. */
  const [position, setPosition] = useState({ index: startIndex, isChosen: false });
  const { index, isChosen } = position;
  const [isPlaying, setPlaying] = useState(true);
  const [isPointerOver, setPointerOver] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  const frameRef = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(frameRef);

  const isRotating = isPlaying && !isPointerOver && !isTouched && !hasKeyboardFocus && isVisible && mayStart;
  const nextIndex = wrapIndex(index + 1, slideCount);
  const advance = useEffectEvent((from: typeof position) => {
    // A listener for the tab's visibility would set state while the page is left (docs/decisions.md).
    if (from === position && !document.hidden && isReady(nextIndex)) setPosition({ index: nextIndex, isChosen: false });
  });

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
    // The focus may have arrived before hydration.
    const focused = document.activeElement;
    if (frameRef.current?.contains(focused)) setKeyboardFocus(Boolean(focused?.matches(":focus-visible")));
  }, []);

  // Restart the interval whenever the slide changes or autoplay resumes.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => advance(position), intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, intervalMs, position]);

  const countTouches = ({ touches }: TouchEvent) => setTouched(touches.length > 0);

  return {
    /** The active slide, counted from 0. */
    index,
    /** The slide that autoplay shows next. */
    nextIndex,
    /** False after the visitor has pressed Pause, and initially with reduced motion. */
    isPlaying,
    /** Whether autoplay is running: it is playing, and nothing pauses it at the moment. */
    isRotating,
    /** Whether the visitor chose the active slide. */
    isChosen,
    /** Autoplay runs only while this element is in the viewport. */
    frameRef,
    /** Shows the slide that the visitor chose. The index wraps around. */
    choose: (chosen: number) => setPosition({ index: wrapIndex(chosen, slideCount), isChosen: true }),
    togglePlaying() {
      setPlaying(!isPlaying);
      // Pointer and focus are on the button. They must not pause autoplay that it has just started.
      setPointerOver(false);
      setKeyboardFocus(false);
    },
    /** For the element that contains the whole carousel. */
    focusHandlers: {
      onFocus: ({ target }: FocusEvent) => setKeyboardFocus(target.matches(":focus-visible")),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || setKeyboardFocus(false),
    },
    /** For the element on which a pointer or touch pauses autoplay. */
    pointerHandlers: {
      onPointerEnter: () => setPointerOver(true),
      onPointerLeave: () => setPointerOver(false),
      onTouchStart: () => setTouched(true),
      onTouchEnd: countTouches,
      onTouchCancel: countTouches,
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
