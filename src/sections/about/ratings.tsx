import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import { Picture } from "../../components/picture";
import * as styles from "./ratings.module.css";

/** requirements R7.11 */
export function Ratings({ eyebrow, heading, picture, caption }: Queries.RatingsFragment) {
  return (
    <Clause label={eyebrow} heading={heading} ground="tint">
      <figure className={styles.figure}>
        <Picture className={styles.picture} image={picture.image} alt={picture.alt} />
        <figcaption className="mono soft">{caption}</figcaption>
      </figure>
    </Clause>
  );
}

export const ratingsFragments = graphql`
  fragment Ratings on AboutRatings {
    eyebrow
    heading
    caption
    picture {
      alt
      image: gatsbyImageData(width: 1280, breakpoints: [640, 1280], sizes: "(width > 64rem) 50rem, 92vw")
    }
  }
`;
