import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { classNames } from "./class-names";
import * as styles from "./markers.module.css";

/** Position of the crop for each side that it can keep. The default is the middle. */
const KEPT_PERCENT: Record<string, { readonly x?: number; readonly y?: number }> = {
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};
const MIDDLE_PERCENT = 50;

/**
 * @param focus the side of the picture that every crop keeps; null is the middle
 * @param aspectRatio width by height of the uncropped picture
 * @returns custom properties for the frame around a picture and its markers (markers.module.css)
 */
export function cropStyle(focus: string | null, aspectRatio: number): CSSProperties {
  const { x = MIDDLE_PERCENT, y = MIDDLE_PERCENT } = KEPT_PERCENT[focus ?? ""] ?? {};
  return { "--kept-x": `${x}%`, "--kept-y": `${y}%`, "--whole-ratio": aspectRatio };
}

/** Numbered markers over a picture, if it has any. Hidden from screen readers, which read the legend. */
export function Markers({ markers }: { markers?: readonly Queries.MarkerFragment[] | null }) {
  if (!markers) return null;
  return (
    <div className={styles.markers} data-part="markers" aria-hidden="true">
      {markers.map(({ x, y }, index) => (
        <b key={index} style={{ "--x": `${x}%`, "--y": `${y}%` }}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}

/** The legend of a picture's numbered markers (design D5.7). */
export function MarkerLegend({ markers, className }: { markers: readonly Queries.MarkerFragment[]; className?: string }) {
  return (
    <ol className={classNames(styles.legend, className)}>
      {markers.map(({ label }, index) => (
        <li key={index}>
          <b>{index + 1}</b>
          {label}
        </li>
      ))}
    </ol>
  );
}

/** `x` and `y` are percentages of the uncropped picture. */
export const markerFragments = graphql`
  fragment Marker on Marker {
    label
    x
    y
  }
`;
