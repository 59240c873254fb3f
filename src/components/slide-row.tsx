import { type ReactNode, useEffect, useRef, useState } from "react";
import { CarouselFrame, PauseButton } from "./carousel";
import * as styles from "./carousel.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { type CarouselState, useCarousel, wrapIndex } from "./use-carousel";
import { CLONES_BEFORE, useRowScroll } from "./use-row-scroll";

export interface Slide {
  readonly content: ReactNode;
}

interface SlideRowProps {
  /** Test id, for example "reviews". */
  readonly part: string;
  /** For example "client reviews". */
  readonly label: string;
  /** The singular of the label, for example "review". */
  readonly slideName: string;
  readonly slides: readonly Slide[];
  readonly intervalMs: number;
  /** Counted from 0. */
  readonly startIndex?: number;
  /** How many slides a wide viewport shows at once. */
  readonly maxVisible: number;
  readonly className?: string;
  readonly rowClassName?: string;
  readonly slideClassName?: string;
  readonly controlsClassName?: string;
}

interface SlideControlsProps extends Pick<SlideRowProps, "label" | "slideName"> {
  readonly carousel: CarouselState;
  readonly count: number;
  readonly className: string | undefined;
}

/** The clones at the end cover these in addition to the fully visible slides. */
const PARTLY_VISIBLE_SLIDES = 2;

/** The labels of requirements R16.3. */
function positionOf(slide: number, active: number, count: number): "active" | "last" | "next" {
  if (slide === active) return "active";
  return slide === wrapIndex(active - 1, count) ? "last" : "next";
}

/**
 * A carousel as a row that scrolls and snaps, with a pause button, dots and arrows. Without JavaScript it is a scrollable
 * row. Once hydrated it is endless: it has clones of slides at both ends, inert so that screen readers, search and copying
 * leave them out. If a wide viewport shows all slides at once, it is a plain row.
 */
export function SlideRow({ part, label, slideName, slides, intervalMs, startIndex, maxVisible, ...classes }: SlideRowProps) {
  const count = slides.length;
  const rowRef = useRef<HTMLDivElement>(null);
  const isPlain = count <= maxVisible;
  /** Scroll position of the row before it had clones. */
  const [scrolledPx, setScrolledPx] = useState<number>();
  useEffect(() => {
    if (!isPlain) setScrolledPx(rowRef.current?.scrollLeft ?? 0);
  }, [isPlain]);
  const isEndless = scrolledPx !== undefined;
  const carousel = useCarousel({ slideCount: count, intervalMs, startIndex, mayStart: isEndless });
  const rowHandlers = useRowScroll(rowRef, { scrolledPx, count, carousel });
  const { index } = carousel;

  const clonesAfter = maxVisible + PARTLY_VISIBLE_SLIDES;
  const [firstSlot, endSlot] = isEndless ? [-CLONES_BEFORE, count + clonesAfter] : [0, count];
  /** The clone before the first slide has the number -1. The clones after the last slide count from `count`. */
  const slots = Array.from({ length: endSlot - firstSlot }, (_, place) => firstSlot + place);

  function slotAttributes(slot: number, slide: number) {
    if (isPlain) return {};
    const position = { "data-position": positionOf(slide, index, count) };
    if (slot !== slide) return { ...position, inert: true };
    const name = { role: "group", "aria-roledescription": "slide", "aria-label": `${slide + 1} of ${count}` };
    return { ...position, ...name, "aria-current": slide === index || undefined };
  }
  const renderSlot = (slot: number) => {
    const slide = wrapIndex(slot, count);
    return (
      <div key={slot} className={classNames(styles.slide, classes.slideClassName)} {...slotAttributes(slot, slide)}>
        {slides[slide]?.content}
      </div>
    );
  };

  return (
    <CarouselFrame
      carousel={carousel}
      part={part}
      isPlain={isPlain}
      label={label}
      status={`${slideName} ${index + 1} of ${count}`}
      className={classNames(styles.frame, isPlain && styles.plain, classes.className)}
    >
      {!isPlain && (
        <SlideControls carousel={carousel} count={count} label={label} slideName={slideName} className={classes.controlsClassName} />
      )}
      <div
        ref={rowRef}
        className={classNames(styles.row, classes.rowClassName)}
        data-part="row"
        // Keyboard users must be able to scroll (WCAG 2.1.1).
        {...(isPlain ? {} : { role: "group", "aria-label": `All ${label}`, tabIndex: 0 })}
        {...rowHandlers}
      >
        {slots.map(renderSlot)}
      </div>
    </CarouselFrame>
  );
}

/** The pause button first (WCAG 2.2.2), a dot for each slide, and arrows. */
function SlideControls({ carousel, count, label, slideName, className }: SlideControlsProps) {
  const { index, choose } = carousel;
  return (
    <div className={classNames(styles.controls, className)} data-scripted="">
      <PauseButton carousel={carousel} label={label} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div className={styles.dots} data-part="choices" role="group" aria-label={`Choose ${slideName}`}>
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            aria-label={`Show ${slideName} ${slide + 1} of ${count}`}
            aria-current={slide === index || undefined}
            onClick={() => choose(slide)}
          />
        ))}
      </div>
      <div className={styles.arrows}>
        <button type="button" data-part="previous" aria-label={`Previous ${slideName}`} onClick={() => choose(index - 1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" data-part="next" aria-label={`Next ${slideName}`} onClick={() => choose(index + 1)}>
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  );
}
