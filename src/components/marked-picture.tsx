import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "./class-names";
import * as styles from "./marked-picture.module.css";
import { MarkerLegend } from "./marker-legend";
import { cropStyle, type Marker, Markers } from "./markers";
import { Picture, type PictureProps } from "./picture";

/** The crops must fit the frame: `image` needs an `aspectRatio` of 1.4, `phoneImage` one of 1.25. */
interface MarkedPictureProps extends PictureProps {
  readonly phoneImage: IGatsbyImageData;
  /** The side of the picture that both crops keep; null is the middle. */
  readonly focus: string | null;
  /** Width by height of the uncropped picture. */
  readonly aspectRatio: number;
  readonly markers?: readonly Marker[] | null;
}

/** A picture with numbered markers, and a legend in the margin column (design D5.7). */
export function MarkedPicture({ focus, aspectRatio, markers, ...picture }: MarkedPictureProps) {
  return (
    <figure className={styles.figure}>
      <div className={classNames("dark", styles.frame)} style={cropStyle(focus, aspectRatio)}>
        <Picture {...picture} className={styles.picture} />
        <Markers markers={markers} />
      </div>
      {markers && (
        <figcaption>
          <MarkerLegend markers={markers} className={styles.legend} />
        </figcaption>
      )}
    </figure>
  );
}
