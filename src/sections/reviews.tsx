import { graphql } from "gatsby";
import { Clause } from "../components/clause";

interface ReviewsProps {
  readonly number: number;
  readonly eyebrow: string;
  readonly heading: string;
  readonly reviews: readonly Queries.ReviewsItemFragment[];
}

/** What clients say, one at a time (specification, section 4). */
export function Reviews({ number, eyebrow, heading, reviews }: ReviewsProps) {
  return (
    <Clause number={number} label={eyebrow} ground="tint">
      <h2>{heading}</h2>
      <ul>
        {reviews.map(({ id, name, title, quote }) => (
          <li key={id}>
            <blockquote>{quote}</blockquote>
            <footer>
              <b>{name}</b> {title}
            </footer>
          </li>
        ))}
      </ul>
    </Clause>
  );
}

export const reviewsFragment = graphql`
  fragment ReviewsItem on Review {
    id
    name
    title
    quote
  }
`;
