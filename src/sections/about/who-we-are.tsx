import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import { Prose } from "../../components/prose";
import * as styles from "./who-we-are.module.css";

/** requirements R7.6 */
export function WhoWeAre({ eyebrow, heading, paragraphs }: Queries.WhoWeAreFragment) {
  return (
    <Clause label={eyebrow} heading={heading}>
      <Prose html={paragraphs} className={`columns ${styles.text}`} />
    </Clause>
  );
}

export const whoWeAreFragments = graphql`
  fragment WhoWeAre on AboutText {
    eyebrow
    heading
    paragraphs
  }
`;
