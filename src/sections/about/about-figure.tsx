import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture";
import * as styles from "./about-figure.module.css";

/** The picture under the title. It is the largest contentful paint. */
export function AboutFigure({ picture: { image, phoneImage, alt } }: Queries.AboutFigureFragment) {
  return (
    <div className={classNames("wrap", styles.figure)}>
      <Picture image={image} phoneImage={phoneImage} alt={alt} eager className={classNames("dark", styles.picture)} />
    </div>
  );
}

export const aboutFigureFragments = graphql`
  fragment AboutFigure on AboutHeader {
    picture {
      alt
      image: gatsbyImageData(width: 1512, aspectRatio: 1.4, breakpoints: [1000, 1512], sizes: "(width >= 90rem) 976px, (width > 64rem) 71vw, 95vw")
      phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.25, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
    }
  }
`;
