import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import { Prose } from "../../components/prose";
import * as styles from "./who-we-are.module.css";

/** requirements R7.6 */
export function WhoWeAre({ label, heading, paragraphs }: Queries.WhoWeAreFragment) {
  return (
    <NumberedSection label={label} heading={heading}>
      <Prose html={paragraphs.slice(0, 1)} className={styles.lead} />
      <Prose html={paragraphs.slice(1)} className="prose text-columns" />
    </NumberedSection>
  );
}

export const whoWeAreFragments = graphql`
  fragment WhoWeAre on AboutText {
    label
    heading
    paragraphs
  }
`;
