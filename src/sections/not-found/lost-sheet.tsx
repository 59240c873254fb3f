import { graphql } from "gatsby";
import { ButtonGroup, ButtonLink } from "../../components/button";
import * as styles from "./lost-sheet.module.css";

/** The head of the 404 page. */
export function LostSheet({ heading, lead, primary, secondary }: Queries.LostSheetFragment) {
  return (
    <section className={styles.title}>
      <div className={`wrap ${styles.stack}`}>
        <h1>{heading}</h1>
        <p className="lede soft">{lead}</p>
        <ButtonGroup>
          <ButtonLink {...primary} kind="primary" iconAfter="arrow" />
          <ButtonLink {...secondary} kind="outline" />
        </ButtonGroup>
      </div>
    </section>
  );
}

export const lostSheetFragments = graphql`
  fragment LostSheet on NotFoundPageYaml {
    heading
    lead
    primary {
      label
      href
    }
    secondary {
      label
      href
    }
  }
`;
