import { graphql } from "gatsby";
import { Clause, type Numbered } from "../../components/clause";
import { SlideRow } from "../../components/slide-row";
import * as styles from "./testimonials.module.css";

/** requirements R16.4: 2000 ms, 3 of 7 cards visible */
const TESTIMONIALS_INTERVAL_MS = 2000;
const TESTIMONIALS_VISIBLE_AT_MOST = 3;

interface TestimonialsProps extends Numbered<Queries.TestimonialsFragment> {
  readonly testimonials: readonly Queries.TestimonialsItemFragment[];
}

/** Short words of clients and trainees, three at a time (requirements R16.4). */
export function Testimonials({ number, eyebrow, heading, testimonials }: TestimonialsProps) {
  const slides = testimonials.map(({ id, name, text }) => ({
    key: id,
    content: (
      <>
        <blockquote>{text}</blockquote>
        <footer>{name}</footer>
      </>
    ),
  }));
  return (
    <Clause number={number} label={eyebrow} heading={heading}>
      <SlideRow
        label="testimonials"
        slideName="testimonial"
        slides={slides}
        intervalMs={TESTIMONIALS_INTERVAL_MS}
        visibleAtMost={TESTIMONIALS_VISIBLE_AT_MOST}
        rowClassName={styles.row}
        slideClassName={styles.card}
      />
    </Clause>
  );
}

export const testimonialsFragments = graphql`
  fragment Testimonials on SectionHeading {
    eyebrow
    heading
  }
  fragment TestimonialsItem on Testimonial {
    id
    name
    text
  }
`;
