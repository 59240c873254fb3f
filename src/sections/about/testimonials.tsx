import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import { SlideRow } from "../../components/slide-row";
import * as styles from "./testimonials.module.css";

/** requirements R16.4 */
const TESTIMONIALS_INTERVAL_MS = 2000;
const TESTIMONIALS_MAX_VISIBLE = 3;

interface TestimonialsProps extends Queries.SectionHeadingFragment {
  readonly testimonials: readonly Queries.TestimonialsItemFragment[];
}

/** What clients say, if there is anything (requirements R16.4). */
export function Testimonials({ label, heading, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const slides = testimonials.map(({ name, text }) => ({
    content: (
      <>
        <blockquote>{text}</blockquote>
        <footer>{name}</footer>
      </>
    ),
  }));
  return (
    <NumberedSection label={label} heading={heading}>
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
    </NumberedSection>
  );
}

export const testimonialsFragments = graphql`
  fragment TestimonialsItem on Testimonial {
    name
    text
  }
`;
