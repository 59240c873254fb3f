import { graphql } from "gatsby";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { TextList } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { useServiceDesk } from "../../site/use-service-desk";
import * as styles from "./checklist.module.css";

/** A checklist and the phone number, below the form (requirements R10.4). */
export function Checklist({ label, heading, text, items }: Queries.ChecklistFragment) {
  const serviceDesk = useServiceDesk();
  return (
    <NumberedSection label={label} heading={heading} theme="tinted cool" variant="unnumbered">
      <div className={styles.columns}>
        <div>
          <p className={styles.text}>{text}</p>
          <Button href={serviceDesk.href} kind="dark">
            <Icon name="phone" />
            <bdi>{serviceDesk.display}</bdi>
          </Button>
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
