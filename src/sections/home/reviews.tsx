import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import { SlideRow } from "../../components/slide-row";
import * as styles from "./reviews.module.css";

/** requirements R16.3 */
const REVIEWS_INTERVAL_MS = 3000;
/** requirements R16.3: "the active index starts at 1". Counted from 0, this is the second review. */
const REVIEWS_START_INDEX = 1;
/** The active review's neighbours are only partly visible. */
const REVIEWS_MAX_VISIBLE = 1;

interface ReviewsProps extends Queries.SectionHeadingFragment {
  readonly reviews: readonly Queries.ReviewsItemFragment[];
}

/** Client reviews, if there are any: the last, the active and the next (requirements R16.3). */
export function Reviews({ label, heading, reviews }: ReviewsProps) {
  if (reviews.length === 0) return null;
  const slides = reviews.map(({ name, title, quote }) => ({
    content: (
      <>
        <blockquote>{quote}</blockquote>
        <footer>
          <b>{name}</b>
          {title}
        </footer>
      </>
    ),
  }));
  return (
    <NumberedSection
      label={label}
      heading={heading}
      theme="tinted"
      after={
        <SlideRow
          part="reviews"
          label="client reviews"
          slideName="review"
          slides={slides}
          intervalMs={REVIEWS_INTERVAL_MS}
          startIndex={Math.min(REVIEWS_START_INDEX, reviews.length - 1)}
          maxVisible={REVIEWS_MAX_VISIBLE}
          className={styles.reviews}
          rowClassName={styles.row}
          slideClassName={styles.review}
          controlsClassName="wrap"
        />
      }
    />
  );
}

export const reviewsFragments = graphql`
  fragment ReviewsItem on Review {
    name
    title
    quote
  }
`;
