import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import { TextList } from "../../components/list";
import * as styles from "./about-committed.module.css";

/** requirements R7.10 */
export function AboutCommitted({ eyebrow, heading, items }: Queries.AboutCommittedFragment) {
  return (
    <Clause label={eyebrow} heading={heading}>
      <TextList items={items} className={`ticks columns ${styles.promises}`} />
    </Clause>
  );
}

export const aboutCommittedFragments = graphql`
  fragment AboutCommitted on AboutCommitted {
    eyebrow
    heading
    items
  }
`;
