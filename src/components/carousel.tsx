import { type ReactNode, type RefObject, useEffect } from "react";
import * as styles from "./carousel.module.css";
import { Icon } from "./icon";
import type { CarouselState } from "./use-carousel";

interface CarouselFrameProps {
  readonly carousel: CarouselState;
  /** What is shown, such as "Client reviews". */
  readonly label: string;
  /** The active slide in a few words, such as "Review 2 of 4"; read out when the visitor changes it. */
  readonly status: string;
  /** The part on which a pointer holds the show, if it is not all of the frame; it has the pointer handlers. */
  readonly holdingRef?: RefObject<HTMLElement | null>;
  readonly className?: string;
  /** The controls first, PauseButton before all others (WCAG 2.2.2), then the slides. */
  readonly children: ReactNode;
}

/**
 * The accessible frame of every carousel (ARIA Authoring Practices, carousel pattern):
 * a named region with the role description "carousel", and a live region that is silent about slides that change by themselves.
 */
export function CarouselFrame({ carousel, label, status, holdingRef, className, children }: CarouselFrameProps) {
  const { frameRef, pointerHandlers } = carousel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since a pointer that rests here from before the script sends no event
  useEffect(() => {
    const isOver = (holdingRef ?? frameRef).current?.matches(":hover") && matchMedia("(hover: hover)").matches;
    if (isOver) pointerHandlers.onPointerEnter();
  }, []);
  return (
    <section
      ref={frameRef}
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      {...carousel.focusHandlers}
      {...(holdingRef ? {} : pointerHandlers)}
    >
      {children}
      <p className="vh" aria-live={carousel.isRotating && !carousel.isChosen ? "off" : "polite"}>
        {status}
      </p>
    </section>
  );
}

/** Stops and starts a carousel. Its name says what a press does, so it has no pressed state. */
export function PauseButton({ carousel, label, className }: { carousel: CarouselState; label: string; className?: string }) {
  return (
    <button
      type="button"
      className={className ?? styles.pause}
      aria-label={`${carousel.isPlaying ? "Pause" : "Play"} ${label}`}
      onClick={carousel.togglePlaying}
    >
      <Icon name={carousel.isPlaying ? "pause" : "play"} />
    </button>
  );
}
