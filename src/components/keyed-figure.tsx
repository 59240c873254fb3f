import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./keyed-figure.module.css";
import { Keynotes } from "./keynotes";
import { type Callout, cropStyle, Markers } from "./markers";
import { Picture } from "./picture";

interface KeyedFigureProps {
  /** Cut to the 7:5 of the box: `image(aspectRatio: 1.4, …)`. */
  readonly image: IGatsbyImageData;
  /** Cut to 5:4 for phones: `image(aspectRatio: 1.25, …)`. */
  readonly phoneImage: IGatsbyImageData;
  readonly alt: string;
  /** The side of the whole picture that both crops keep, as the data says; none is the middle. */
  readonly focus: string | null;
  /** Width by height of the whole picture. */
  readonly aspectRatio: number;
  readonly callouts?: readonly Callout[] | null;
  /** Only if this is the page's largest paint. */
  readonly eager?: boolean;
}

/** A picture with numbered markers and their legend in the margin column (design D5.7). */
export function KeyedFigure({ image, phoneImage, alt, focus, aspectRatio, callouts, eager }: KeyedFigureProps) {
  const keys = callouts ?? [];
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={cropStyle(focus, aspectRatio)}>
        <Picture image={image} phoneImage={phoneImage} alt={alt} eager={eager} className={styles.picture} />
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
