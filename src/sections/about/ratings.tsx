import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import * as styles from "./ratings.module.css";

/** requirements R7.11 */
export function Ratings({ label, heading, picture, caption }: Queries.RatingsFragment) {
  return (
    <NumberedSection label={label} heading={heading} theme="tinted">
      <figure className={styles.figure}>
        <Picture className={styles.picture} image={picture.image} alt={picture.alt} />
        <figcaption className="mono soft">{caption}</figcaption>
      </figure>
    </NumberedSection>
  );
}

export const ratingsFragments = graphql`
  fragment Ratings on AboutRatings {
    label
    heading
    caption
    picture {
      alt
      image: gatsbyImageData(width: 1280, breakpoints: [640, 1280], sizes: "(width > 64rem) 50rem, 92vw")
    }
  }
`;
