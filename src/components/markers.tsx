import type { CSSProperties } from "react";
import * as styles from "./markers.module.css";

/** What a picture's marker points at, and where that is, in percent of the whole picture. */
export interface Callout {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** How far along each axis a crop is taken from its picture, by the side that the data keeps; otherwise from the middle. */
const KEPT_PERCENT: Record<string, { readonly x?: number; readonly y?: number }> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};
const MIDDLE_PERCENT = 50;

/**
 * What the frame around a picture and its markers needs to know of the picture.
 * @param focus the side that every crop keeps, as the data says; none is the middle
 * @param aspectRatio width by height of the whole picture
 * @returns custom properties for the frame, which markers.module.css and the frame's own object-position read
 */
export function cropStyle(focus: string | null, aspectRatio: number): CSSProperties {
  const { x = MIDDLE_PERCENT, y = MIDDLE_PERCENT } = KEPT_PERCENT[focus ?? ""] ?? {};
  return { "--kept-x": `${x}%`, "--kept-y": `${y}%`, "--whole-ratio": aspectRatio };
}

/** Numbered markers over a picture; the legend beside it says in words what they point at. */
export function Markers({ callouts }: { callouts: readonly Callout[] }) {
  if (callouts.length === 0) return null;
  return (
    <div className={styles.markers} aria-hidden="true">
      {callouts.map(({ label, x, y }, index) => (
        <b key={label} style={{ "--x": `${x}%`, "--y": `${y}%` }}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}
