import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type CarouselState, wrapIndex } from "./use-carousel";

interface RowScrollOptions {
  /** Scroll position of the row before it had clones. Undefined while it has none. */
  readonly scrolledPx: number | undefined;
  readonly count: number;
  readonly carousel: CarouselState;
}

/** Scrolling counts as ended after this long without a scroll event. Safari before 26.2 has no `scrollend` event. */
const SCROLL_END_MS = 100;
const TOLERANCE_PX = 2;
/** One clone of the last slide precedes the first. */
export const CLONES_BEFORE = 1;

/** Distance from the start of one slide to the start of the next. All slides of a row have the same width. */
function pitchPx({ children }: Element): number {
  const starts = Array.from(children, (slide) => slide.getBoundingClientRect().left);
  return ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / (starts.length - 1);
}

/**
 * Scrolls a row of slides to the active one, and activates the slide that a visitor scrolls to. When a clone stops at the
 * start of the row, the row jumps to the original.
 * @returns handlers for the row
 */
export function useRowScroll(rowRef: RefObject<HTMLElement | null>, { scrolledPx, count, carousel }: RowScrollOptions) {
  const { index, choose } = carousel;
  /** Scroll position that puts a slot at the start of the row. Slot -1 is the clone of the last slide, `count` that of the first. */
  const offsetOf = (row: Element, slot: number) => (slot + CLONES_BEFORE) * pitchPx(row);
  /** The slot nearest to the start of the row at this scroll position. */
  const slotNearest = (row: Element, left: number) => Math.round(left / pitchPx(row)) - CLONES_BEFORE;

  /** Target of programmatic smooth scrolling, until it ends or the visitor scrolls. */
  const targetPx = useRef<number>(undefined);
  const clearTarget = () => {
    targetPx.current = undefined;
  };
  function scrollTo(row: Element, left: number, behavior?: ScrollBehavior) {
    const endPx = row.scrollWidth - row.clientWidth;
    targetPx.current = behavior === "instant" ? undefined : Math.min(left, endPx);
    row.scrollTo({ left, behavior });
    // A row that is already there fires no scroll event.
    if (behavior !== "instant") waitForScrollEnd();
  }

  /** Scrolls to the active slide in the shorter direction, across an end if necessary. */
  function scrollToActive(row: Element) {
    const target = offsetOf(row, index);
    const lengthPx = count * pitchPx(row);
    const rounds = Math.round((row.scrollLeft - target) / (lengthPx || 1));
    const nearestTarget = target + rounds * lengthPx;
    if (nearestTarget >= 0 && nearestTarget <= offsetOf(row, count)) return scrollTo(row, nearestTarget);
    scrollTo(row, row.scrollLeft - rounds * lengthPx, "instant");
    scrollTo(row, target);
  }

  /** The slide that the row has scrolled to, or is scrolling to. */
  const scrolledIndex = useRef<number>(undefined);
  /** Activates the slide that the visitor scrolled to. */
  function chooseScrolled(slide: number) {
    scrolledIndex.current = slide;
    choose(slide);
  }
  /** Compensates for the clone that now precedes the first slide. A row that the visitor has scrolled does not move visibly. */
  function alignWithClones(row: Element, scrolledBeforePx: number) {
    const left = scrolledBeforePx + offsetOf(row, 0);
    const wasScrolled = scrolledBeforePx > TOLERANCE_PX;
    if (wasScrolled) chooseScrolled(wrapIndex(slotNearest(row, left), count));
    scrollTo(row, wasScrolled ? left : offsetOf(row, index), "instant");
  }
  const follow = useEffectEvent((active: number, scrolledBeforePx: number | undefined) => {
    const row = rowRef.current;
    if (!row || scrolledBeforePx === undefined || scrolledIndex.current === active) return;
    const isFirstTime = scrolledIndex.current === undefined;
    scrolledIndex.current = active;
    if (isFirstTime) alignWithClones(row, scrolledBeforePx);
    else scrollToActive(row);
  });
  useLayoutEffect(() => follow(index, scrolledPx), [index, scrolledPx]);

  /** A resize moves the target of programmatic scrolling. At rest, the browser keeps the snapped slide in place. */
  const finishScrolling = useEffectEvent(() => {
    const row = rowRef.current;
    if (row && targetPx.current !== undefined) scrollTo(row, offsetOf(row, index), "instant");
  });
  useEffect(() => {
    let widthPx = innerWidth;
    const onResize = () => {
      // The address bar of a phone changes only the height.
      if (innerWidth !== widthPx) finishScrolling();
      widthPx = innerWidth;
    };
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);

  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function waitForScrollEnd() {
    clearTimeout(scrollEndTimer.current);
    // The timer knows the index of its render. A new index scrolls the row, and so starts a new timer.
    scrollEndTimer.current = setTimeout(onScrollEnd, SCROLL_END_MS);
  }
  function onScrollEnd() {
    const row = rowRef.current;
    if (!row || scrolledPx === undefined) return;
    const left = row.scrollLeft;
    // On a busy page the events of programmatic scrolling may be late.
    if (targetPx.current !== undefined && Math.abs(targetPx.current - left) > TOLERANCE_PX) return;
    clearTarget();
    const slot = slotNearest(row, left);
    const slide = wrapIndex(slot, count);
    // A finger may still be on the row. Only a row that has snapped may jump.
    const hasSnapped = Math.abs(offsetOf(row, slot) - left) <= TOLERANCE_PX;
    if (slot !== slide && hasSnapped) scrollTo(row, offsetOf(row, slide), "instant");
    if (slide !== index) chooseScrolled(slide);
  }

  /** Left and right arrow show the previous and the next slide. Firefox's own scrolling by key stops at fractional snap positions. */
  function onKeyDown(event: KeyboardEvent) {
    clearTarget();
    const { key, target, currentTarget } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (target !== currentTarget || isModified || !(key === "ArrowLeft" || key === "ArrowRight")) return;
    event.preventDefault();
    const forwardKey = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    choose(key === forwardKey ? index + 1 : index - 1);
  }

  // A visitor who scrolls interrupts programmatic scrolling.
  return { onScroll: waitForScrollEnd, onPointerDown: clearTarget, onWheel: clearTarget, onKeyDown };
}
