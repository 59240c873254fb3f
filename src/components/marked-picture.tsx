import { graphql } from "gatsby";
import { classNames } from "./class-names";
import * as styles from "./marked-picture.module.css";
import { cropStyle, MarkerLegend, Markers } from "./markers";
import { Picture } from "./picture";

interface MarkedPictureProps extends Queries.MarkedPictureFragment {
  readonly markers?: readonly Queries.MarkerFragment[] | null;
  /** Whether it is the page's largest contentful paint. */
  readonly eager?: boolean;
}

/** A picture in columns 4 to 12. Any numbered markers have their legend in the margin column (design D5.7). */
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

export const markedPictureFragments = graphql`
  fragment MarkedPicture on Picture {
    alt
    focus
    aspectRatio
    image: gatsbyImageData(width: 1512, aspectRatio: 1.4, breakpoints: [1000, 1512], sizes: "(width >= 90rem) 976px, (width > 64rem) 71vw, 95vw")
    phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.25, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
  }
`;
