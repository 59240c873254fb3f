import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import * as styles from "./carousel.module.css";
import { Icon } from "./icon";
import type { CarouselState } from "./use-carousel";

interface CarouselFrameProps {
  readonly carousel: CarouselState;
  /** Test id, for example "reviews". */
  readonly part: string;
  /** For example "Client reviews". */
  readonly label: string;
  /** For example "Review 2 of 4". Screen readers read it when the visitor chooses a slide. */
  readonly status: string;
  /** True if all slides are visible at once, which needs no carousel. */
  readonly isPlain?: boolean;
  /** The element on which a pointer pauses autoplay; by default the whole frame. The caller attaches `pointerHandlers` to it. */
  readonly pauseAreaRef?: RefObject<HTMLElement | null>;
  readonly className?: string;
  /** The controls, starting with PauseButton (WCAG 2.2.2), and then the slides. */
  readonly children: ReactNode;
}

/**
 * The accessible frame of every carousel (ARIA Authoring Practices, carousel pattern): a named region, and a live
 * region that stays silent during autoplay.
 */
export function CarouselFrame({ carousel, part, label, status, isPlain = false, pauseAreaRef, className, children }: CarouselFrameProps) {
  const { frameRef, pointerHandlers } = carousel;
  /** A pointer that entered before hydration fires no event. */
  const pauseUnderPointer = useEffectEvent(() => {
    const isOver = (pauseAreaRef ?? frameRef).current?.matches(":hover") && matchMedia("(hover: hover)").matches;
    if (isOver) pointerHandlers.onPointerEnter();
  });
  const releasePointer = useEffectEvent(() => pointerHandlers.onPointerLeave());
  useEffect(() => {
    pauseUnderPointer();
    /** A page that returns from the back/forward cache has missed where the pointer went. */
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      releasePointer();
      // Until the pointer moves, `:hover` is from before.
      addEventListener("pointermove", () => pauseUnderPointer(), { once: true });
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
  return (
    <section
      ref={frameRef}
      className={className}
      data-part={part}
      {...(isPlain ? {} : { "aria-roledescription": "carousel", "aria-label": label })}
      {...carousel.focusHandlers}
      {...(pauseAreaRef ? {} : pointerHandlers)}
    >
      {children}
      {!isPlain && (
        <p className="visually-hidden" aria-live={carousel.isRotating && !carousel.isChosen ? "off" : "polite"}>
          {status}
        </p>
      )}
    </section>
  );
}

/** Pauses and resumes autoplay. Its name states the action, so it has no `aria-pressed`. */
export function PauseButton({ carousel, label, className }: { carousel: CarouselState; label: string; className?: string }) {
  return (
    <button
      type="button" // src/start recognizes the controls that need scripts by it
      className={className ?? styles.pause}
      data-part={carousel.isPlaying ? "pause" : "play"}
      aria-label={`${carousel.isPlaying ? "Pause" : "Play"} ${label}`}
      onClick={carousel.togglePlaying}
    >
      <Icon name={carousel.isPlaying ? "pause" : "play"} />
    </button>
  );
}
