import { type RefObject, useEffect, useState } from "react";

/** How a row shows its slides, once it is measured. */
export interface RowLayout {
  /**
   * "still": all slides are visible. "ended": the row scrolls from the first to the last. "endless": copies at both
   * ends let it scroll on.
   */
  readonly mode: "still" | "ended" | "endless";
  /** How far the row was scrolled before it had copies. */
  readonly scrolledPx: number;
}

/** With two slides, the same one would be visible on both sides. */
const ENDLESS_MIN_SLIDES = 3;
const ROUNDING_PX = 2;

/** Whether the row is wide enough for its slides, without copies. */
function fits(row: Element): boolean {
  const slides = [...row.children].filter((slide) => !slide.ariaHidden);
  const [first, last] = [slides[0], slides.at(-1)].map((slide) => slide?.getBoundingClientRect());
  return (last?.right ?? 0) - (first?.left ?? 0) <= row.clientWidth + ROUNDING_PX;
}

/**
 * Measures whether all slides of a row are visible at once, again whenever the window is resized.
 * @param maxVisible how many slides are visible at most
 * @returns undefined before hydration
 */
export function useRowLayout(rowRef: RefObject<HTMLElement | null>, count: number, maxVisible: number): RowLayout | undefined {
  const [layout, setLayout] = useState<RowLayout>();
  useEffect(() => {
    function measure() {
      const row = rowRef.current;
      if (!row) return;
      const isStill = count <= maxVisible && fits(row);
      const mode = isStill ? "still" : count < ENDLESS_MIN_SLIDES ? "ended" : "endless";
      setLayout((before) => (before?.mode === mode ? before : { mode, scrolledPx: row.scrollLeft }));
    }
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [rowRef, count, maxVisible]);
  return layout;
}
