import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CarouselFrame, PauseButton } from "./carousel";
import * as styles from "./carousel.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { useCarousel, wrapIndex } from "./use-carousel";

export interface Slide {
  readonly key: string | number;
  readonly content: ReactNode;
  readonly style?: CSSProperties;
}

interface SlideRowProps {
  /** For example "client reviews". */
  readonly label: string;
  /** One of them: "review". */
  readonly slideName: string;
  readonly slides: readonly Slide[];
  readonly intervalMs: number;
  /** Counted from 0. */
  readonly startIndex?: number;
  /** How many slides fit the widest window. As many copies follow the last slide. */
  readonly maxVisible: number;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly slideClassName?: string;
  readonly controlsClassName?: string;
}

/** Scrolling has ended after this long without a scroll event. Safari before 26.2 has no `scrollend` event. */
const SCROLL_END_MS = 100;
const SCROLL_TOLERANCE_PX = 2;
/** Before the first slide there is one copy of the last. */
const COPIES_BEFORE = 1;

/** The labels of requirements R16.3. */
function positionOf(slide: number, active: number, count: number): "active" | "last" | "next" {
  if (slide === active) return "active";
  return slide === wrapIndex(active - 1, count) ? "last" : "next";
}

/**
 * A carousel in a row that scrolls and snaps, with a pause button, dots and arrows. Without JavaScript it is a
 * scrollable row. Once hydrated it is endless: copies of slides at both ends, hidden from screen readers. When a copy
 * stops at the start of the row, the row jumps to the original.
 */
export function SlideRow({ label, slideName, slides, intervalMs, startIndex, maxVisible, ...parts }: SlideRowProps) {
  const count = slides.length;
  const carousel = useCarousel({ slideCount: count, intervalMs, startIndex });
  const { index, choose } = carousel;
  const rowRef = useRef<HTMLDivElement>(null);
  /** How far the row was scrolled before hydration. */
  const [initialScrollPx, setInitialScrollPx] = useState<number>();
  const isEndless = initialScrollPx !== undefined;
  useEffect(() => setInitialScrollPx(rowRef.current?.scrollLeft ?? 0), []);

  /** Distance from the start of one slide to the start of the next. All slides of a row have the same width. */
  function pitchPx(): number {
    const starts = Array.from(rowRef.current?.children ?? [], (slide) => slide.getBoundingClientRect().left);
    return ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / (starts.length - 1);
  }
  /** Scroll position of a slide at the row's start. Slot -1 is the copy of the last slide, `count` of the first. */
  const offsetOf = (slot: number) => (slot + COPIES_BEFORE) * pitchPx();
  /** The slot nearest to the start of the row at a scroll position. */
  const slotNearest = (left: number) => Math.round(left / pitchPx()) - COPIES_BEFORE;
  /** Target of our own smooth scrolling, until the visitor scrolls. */
  const targetPx = useRef<number>(undefined);
  function scrollTo(left: number, behavior?: ScrollBehavior) {
    targetPx.current = behavior === "instant" ? undefined : left;
    rowRef.current?.scrollTo({ left, behavior });
  }
  const clearTarget = () => {
    targetPx.current = undefined;
  };

  /** Scrolls to the active slide in the shorter direction, across the ends if necessary. */
  function scrollToActive() {
    const row = rowRef.current;
    if (!row) return;
    const target = offsetOf(index);
    const lengthPx = count * pitchPx();
    const rounds = Math.round((row.scrollLeft - target) / (lengthPx || 1));
    const nearestTarget = target + rounds * lengthPx;
    if (nearestTarget >= 0 && nearestTarget <= offsetOf(count)) return scrollTo(nearestTarget);
    scrollTo(row.scrollLeft - rounds * lengthPx, "instant");
    scrollTo(target);
  }

  /** The slide that the row has scrolled to, or is scrolling to. */
  const scrolledIndex = useRef<number>(undefined);
  /** Makes the slide active that the visitor scrolled to. */
  function chooseScrolled(slide: number) {
    scrolledIndex.current = slide;
    choose(slide);
  }
  /** Allows for the copy that now precedes the first slide. A row that the visitor has scrolled does not move. */
  function alignWithCopies(scrolledPx: number) {
    const left = scrolledPx + offsetOf(0);
    const wasScrolled = scrolledPx > SCROLL_TOLERANCE_PX;
    if (wasScrolled) chooseScrolled(wrapIndex(slotNearest(left), count));
    scrollTo(wasScrolled ? left : offsetOf(index), "instant");
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on hydration and when the active slide changes
  useLayoutEffect(() => {
    if (initialScrollPx === undefined || scrolledIndex.current === index) return;
    const isFirstTime = scrolledIndex.current === undefined;
    scrolledIndex.current = index;
    if (isFirstTime) alignWithCopies(initialScrollPx);
    else scrollToActive();
  }, [initialScrollPx, index]);

  function onScrollEnd() {
    const row = rowRef.current;
    if (!row || !isEndless) return;
    // On a busy page the scroll events of our own scrolling may be late.
    if (targetPx.current !== undefined && Math.abs(targetPx.current - row.scrollLeft) > SCROLL_TOLERANCE_PX) return;
    const slot = slotNearest(row.scrollLeft);
    const slide = wrapIndex(slot, count);
    // A finger may still be on the row. Only a row that has snapped may jump.
    const hasSnapped = Math.abs(offsetOf(slot) - row.scrollLeft) <= SCROLL_TOLERANCE_PX;
    if (slot !== slide && hasSnapped) scrollTo(offsetOf(slide), "instant");
    if (slide !== index) chooseScrolled(slide);
  }
  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function onScroll() {
    clearTimeout(scrollEndTimer.current);
    scrollEndTimer.current = setTimeout(onScrollEnd, SCROLL_END_MS);
  }

  const renderSlide = (slide: Slide, slideIndex: number, copy?: "before" | "after") => (
    <div
      key={`${copy ?? ""}${slide.key}`}
      className={classNames(styles.slide, parts.slideClassName)}
      style={slide.style}
      data-position={positionOf(slideIndex, index, count)}
      {...(copy
        ? { "aria-hidden": true }
        : {
            role: "group",
            "aria-roledescription": "slide",
            "aria-label": `${slideIndex + 1} of ${count}`,
            "aria-current": slideIndex === index || undefined,
          })}
    >
      {slide.content}
    </div>
  );

  return (
    <CarouselFrame
      carousel={carousel}
      label={label}
      status={`${slideName} ${index + 1} of ${count}`}
      className={classNames(styles.frame, parts.className)}
    >
      <div className={classNames(styles.controls, parts.controlsClassName)}>
        <PauseButton carousel={carousel} label={label} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
        <div className={styles.dots} role="group" aria-label={`Choose ${slideName}`}>
          {slides.map((slide, slideIndex) => (
            <button
              key={slide.key}
              type="button"
              aria-label={`Show ${slideName} ${slideIndex + 1} of ${count}`}
              aria-current={slideIndex === index || undefined}
              onClick={() => choose(slideIndex)}
            />
          ))}
        </div>
        <div className={styles.arrows}>
          <button type="button" aria-label={`Previous ${slideName}`} onClick={() => choose(index - 1)}>
            <Icon name="arrow" />
          </button>
          <button type="button" aria-label={`Next ${slideName}`} onClick={() => choose(index + 1)}>
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div
        ref={rowRef}
        className={classNames(styles.row, parts.rowClassName)}
        role="group"
        aria-label={`All ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={clearTarget}
        onWheel={clearTarget}
        onKeyDown={clearTarget}
      >
        {isEndless && slides.slice(-COPIES_BEFORE).map((slide) => renderSlide(slide, count - 1, "before"))}
        {slides.map((slide, slideIndex) => renderSlide(slide, slideIndex))}
        {isEndless && slides.slice(0, maxVisible).map((slide, slideIndex) => renderSlide(slide, slideIndex, "after"))}
      </div>
    </CarouselFrame>
  );
}
