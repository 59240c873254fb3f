import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./keyed-figure.module.css";
import { Keynotes } from "./keynotes";
import { type Callout, cropStyle, Markers } from "./markers";
import { Picture, type PictureProps } from "./picture";

/** The crops must fit the frame: `image(aspectRatio: 1.4)` and `phoneImage: image(aspectRatio: 1.25)`. */
interface KeyedFigureProps extends PictureProps {
  readonly phoneImage: IGatsbyImageData;
  /** The side of the picture that both crops keep; null is the middle. */
  readonly focus: string | null;
  /** Width by height of the uncropped picture. */
  readonly aspectRatio: number;
  readonly callouts?: readonly Callout[] | null;
}

/** A picture with numbered markers, and a legend in the margin column (design D5.7). */
export function KeyedFigure({ focus, aspectRatio, callouts, ...picture }: KeyedFigureProps) {
  const keys = callouts ?? [];
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={cropStyle(focus, aspectRatio)}>
        <Picture {...picture} className={styles.picture} />
        <Markers callouts={keys} />
      </div>
      {keys.length > 0 && (
        <figcaption>
          <Keynotes callouts={keys} className={styles.keys} />
        </figcaption>
      )}
    </figure>
  );
}
