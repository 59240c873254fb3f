import { graphql } from "gatsby";
import { Clause } from "../components/clause";

interface TestimonialsProps {
  readonly number: number;
  readonly eyebrow: string;
  readonly heading: string;
  readonly testimonials: readonly Queries.TestimonialsItemFragment[];
}

/** Short words of clients and trainees, three at a time (specification, section 4). */
export function Testimonials({ number, eyebrow, heading, testimonials }: TestimonialsProps) {
  return (
    <Clause number={number} label={eyebrow}>
      <h2>{heading}</h2>
      <ul>
        {testimonials.map(({ id, name, text }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <footer>
              <b>{name}</b>
            </footer>
          </li>
        ))}
      </ul>
    </Clause>
  );
}

export const testimonialsFragment = graphql`
  fragment TestimonialsItem on Testimonial {
    id
    name
    text
  }
`;
