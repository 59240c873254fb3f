import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./keyed-figure.module.css";
import { Picture } from "./picture";

interface KeyedFigureProps {
  /** Cut to the 7:5 of the box: `image(aspectRatio: 1.4, …)`. */
  readonly image: IGatsbyImageData;
  /** Cut to 5:4 for phones: `image(aspectRatio: 1.25, …)`. */
  readonly phoneImage: IGatsbyImageData;
  readonly alt: string;
  /** The side of the whole picture that both crops keep, as the data says; none is centre. */
  readonly focus: string | null;
  /** What the markers point at: x and y in percent of the whole 16:9 picture, whatever crop is shown. */
  readonly callouts?: readonly { readonly label: string; readonly x: number; readonly y: number }[] | null;
  /** Only if this is the page's largest paint. */
  readonly eager?: boolean;
}

/** How far along a crop is taken from its picture; both boxes are narrower than the picture, so only this axis is cut. */
const CROP_POSITION_PERCENT: Record<string, number> = { left: 0, right: 100 };
const CENTRE_PERCENT = 50;

/** A picture with numbered markers and their legend in the margin column (design D5.7). */
export function KeyedFigure({ image, phoneImage, alt, focus, callouts, eager }: KeyedFigureProps) {
  const cropPosition = CROP_POSITION_PERCENT[focus ?? ""] ?? CENTRE_PERCENT;
  const keys = callouts ?? [];
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={{ "--crop-position": `${cropPosition}%` }}>
        <Picture image={image} phoneImage={phoneImage} alt={alt} eager={eager} className={styles.picture} />
        {keys.length > 0 && (
          <div className={styles.markers} aria-hidden="true">
            {keys.map(({ label, x, y }, index) => (
              <b key={label} style={{ "--x": `${x}%`, "--y": `${y}%` }}>
                {index + 1}
              </b>
            ))}
          </div>
        )}
      </div>
      {keys.length > 0 && (
        <figcaption>
          <ol className={styles.keys}>
            {keys.map(({ label }, index) => (
              <li key={label}>
                <b>{index + 1}</b>
                {label}
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}
