import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { TextList } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import * as styles from "./about-committed.module.css";

/** requirements R7.10 */
export function AboutCommitted({ label, heading, items }: Queries.AboutCommittedFragment) {
  return (
    <NumberedSection label={label} heading={heading}>
      <TextList items={items} className={classNames("ticks two-columns", styles.promises)} />
    </NumberedSection>
  );
}

export const aboutCommittedFragments = graphql`
  fragment AboutCommitted on AboutCommitted {
    label
    heading
    items
  }
`;
