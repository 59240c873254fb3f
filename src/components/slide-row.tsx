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
  /** What is shown, such as "Client reviews". */
  readonly label: string;
  /** One of them, such as "review". */
  readonly slideName: string;
  readonly slides: readonly Slide[];
  readonly intervalMs: number;
  /** The slide that is active at first, counted from 0. */
  readonly startIndex?: number;
  /** How many slides the widest window shows at once: so many appear again after the last. */
  readonly visibleAtMost: number;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly slideClassName?: string;
  readonly controlsClassName?: string;
}

/** The row has come to rest when it has not scrolled for so long; Safari knows no scrollend before 26.2. */
const REST_MS = 100;
const REST_TOLERANCE_PX = 2;
/** One copy of the last slide comes before the first. */
const COPIES_BEFORE = 1;

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** @returns a slide's label beside the active one (requirements R16.3) */
function positionOf(slide: number, active: number, count: number): "active" | "last" | "next" {
  if (slide === active) return "active";
  return slide === wrapIndex(active - 1, count) ? "last" : "next";
}

/**
 * A carousel whose slides are in a row: a scroll-snap track with pause, dots and arrows.
 * Without a script it is a scrollable row of all slides. Once the script runs, copies at both ends let the row go round;
 * they are hidden from screen readers, and as soon as one comes to rest the row jumps to its original.
 */
export function SlideRow({ label, slideName, slides, intervalMs, startIndex, visibleAtMost, ...parts }: SlideRowProps) {
  const count = slides.length;
  const carousel = useCarousel({ slideCount: count, intervalMs, startIndex });
  const { index, choose } = carousel;
  const rowRef = useRef<HTMLDivElement>(null);
  /** How far the visitor had scrolled the row before the script came; from then on the row goes round. */
  const [scrolledEarlyPx, setScrolledEarlyPx] = useState<number>();
  const goesRound = scrolledEarlyPx !== undefined;
  useEffect(() => setScrolledEarlyPx(rowRef.current?.scrollLeft ?? 0), []);

  /** From the start of one slide to that of the next; all of a row are equally wide. */
  function pitchPx(): number {
    const starts = Array.from(rowRef.current?.children ?? [], (place) => place.getBoundingClientRect().left);
    return ((starts.at(-1) ?? 0) - (starts[0] ?? 0)) / (starts.length - 1);
  }
  /** How far the row is scrolled when slide `slot` comes first: -1 is the copy of the last, `count` that of the first. */
  const offsetOf = (slot: number) => (slot + COPIES_BEFORE) * pitchPx();
  /** The opposite, for the slide that comes first at that distance, or nearly so. */
  const slotNearest = (left: number) => Math.round(left / pitchPx()) - COPIES_BEFORE;
  /** Target of a scroll of our own; cleared after an instant one, and when the visitor scrolls. */
  const destinationPx = useRef<number>(undefined);
  function scrollTo(left: number, behavior?: ScrollBehavior) {
    destinationPx.current = behavior === "instant" ? undefined : left;
    rowRef.current?.scrollTo({ left, behavior });
  }
  const letGo = () => {
    destinationPx.current = undefined;
  };

  /** Scrolls to the active slide the short way round, over an end if that is shorter. */
  function reveal() {
    const row = rowRef.current;
    if (!row) return;
    const target = offsetOf(index);
    const wholeRound = count * pitchPx();
    const rounds = Math.round((row.scrollLeft - target) / (wholeRound || 1));
    const shortTarget = target + rounds * wholeRound;
    if (shortTarget >= 0 && shortTarget <= offsetOf(count)) return scrollTo(shortTarget);
    scrollTo(row.scrollLeft - rounds * wholeRound, "instant");
    scrollTo(target);
  }

  const revealed = useRef<number>(undefined);
  /** The slide that the visitor scrolled to is the active one. */
  function adopt(slide: number) {
    revealed.current = slide;
    choose(slide);
  }
  /** The copies have just come. A row that the visitor had scrolled already, or is scrolling now, stays where it is. */
  function begin(earlyPx: number) {
    const left = earlyPx + offsetOf(0);
    const wasScrolled = earlyPx > REST_TOLERANCE_PX;
    if (wasScrolled) adopt(wrapIndex(slotNearest(left), count));
    scrollTo(wasScrolled ? left : offsetOf(index), "instant");
  }
  useBrowserLayoutEffect(() => {
    if (scrolledEarlyPx === undefined || revealed.current === index) return;
    const isFirstTime = revealed.current === undefined;
    revealed.current = index;
    if (isFirstTime) begin(scrolledEarlyPx);
    else reveal();
  }, [scrolledEarlyPx, index]);

  function comeToRest() {
    const row = rowRef.current;
    if (!row || !goesRound) return;
    // a busy page may be late with the events of a scroll that goes on
    if (destinationPx.current !== undefined && Math.abs(destinationPx.current - row.scrollLeft) > REST_TOLERANCE_PX) return;
    const slot = slotNearest(row.scrollLeft);
    const slide = wrapIndex(slot, count);
    // a finger may still be on the row: only a row that has snapped may be moved
    const hasSnapped = Math.abs(offsetOf(slot) - row.scrollLeft) <= REST_TOLERANCE_PX;
    if (slot !== slide && hasSnapped) scrollTo(offsetOf(slide), "instant");
    if (slide !== index) adopt(slide);
  }
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function onScroll() {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(comeToRest, REST_MS);
  }

  const draw = (slide: Slide, slideIndex: number, copy?: "before" | "after") => (
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={letGo}
        onWheel={letGo}
        onKeyDown={letGo}
      >
        {goesRound && slides.slice(-COPIES_BEFORE).map((slide) => draw(slide, count - 1, "before"))}
        {slides.map((slide, slideIndex) => draw(slide, slideIndex))}
        {goesRound && slides.slice(0, visibleAtMost).map((slide, slideIndex) => draw(slide, slideIndex, "after"))}
      </div>
    </CarouselFrame>
  );
}
