import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture";
import * as styles from "./article-thumbnail.module.css";

/** An article's picture as a small square. It has no alternative text, because the article's title is beside it. */
export function ArticleThumbnail({ image }: Queries.ArticleThumbnailFragment) {
  return <Picture image={image} alt="" className={classNames("dark", styles.square)} />;
}

export const articleThumbnailFragments = graphql`
  fragment ArticleThumbnail on Picture {
    image: gatsbyImageData(width: 160, aspectRatio: 1, breakpoints: [160], sizes: "6rem", formats: [AUTO, AVIF])
  }
`;
