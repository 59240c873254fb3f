import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import { SlideRow } from "../../components/slide-row";
import * as styles from "./testimonials.module.css";

/** requirements R16.4 */
const TESTIMONIALS_INTERVAL_MS = 2000;
const TESTIMONIALS_MAX_VISIBLE = 3;

interface TestimonialsProps extends Queries.TestimonialsFragment {
  readonly testimonials: readonly Queries.TestimonialsItemFragment[];
}

export function Testimonials({ eyebrow, heading, testimonials }: TestimonialsProps) {
  const slides = testimonials.map(({ name, text }) => ({
    content: (
      <>
        <blockquote>{text}</blockquote>
        <footer>{name}</footer>
      </>
    ),
  }));
  return (
    <Clause label={eyebrow} heading={heading}>
      <SlideRow
        part="testimonials"
        label="testimonials"
        slideName="testimonial"
        slides={slides}
        intervalMs={TESTIMONIALS_INTERVAL_MS}
        maxVisible={TESTIMONIALS_MAX_VISIBLE}
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
    name
    text
  }
`;
