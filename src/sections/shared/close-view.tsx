import { graphql } from "gatsby";
import { Picture } from "../../components/picture";
import * as styles from "./close-view.module.css";

/** A second picture of the page's subject, as wide as the window. Paper has no room for it (requirements R19.35). */
export function CloseView({ image, phoneImage, alt }: Queries.CloseViewFragment) {
  return (
    <div className="dark screen-only">
      <Picture image={image} phoneImage={phoneImage} alt={alt} className={styles.picture} />
    </div>
  );
}

export const closeViewFragments = graphql`
  fragment CloseView on Picture {
    alt
    image: gatsbyImageData(width: 1920, aspectRatio: 2.3415, breakpoints: [960, 1440, 1920], sizes: "100vw")
    phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.3333, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
  }
`;
