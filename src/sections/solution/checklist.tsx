import { graphql } from "gatsby";
import { TextList } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { ServiceDeskButton } from "../shared/service-desk-button";
import * as styles from "./checklist.module.css";

/** A checklist and the phone number, below the form (requirements R10.4). */
export function Checklist({ label, heading, text, items }: Queries.ChecklistFragment) {
  return (
    <NumberedSection label={label} heading={heading} theme="tinted cool" variant="unnumbered">
      <div className={styles.columns}>
        <div>
          <p className={styles.text}>{text}</p>
          <ServiceDeskButton />
        </div>
        <TextList items={items} className={styles.items} />
      </div>
    </NumberedSection>
  );
}

export const checklistFragments = graphql`
  fragment Checklist on SolutionChecklist {
    label
    heading
    text
    items
  }
`;
