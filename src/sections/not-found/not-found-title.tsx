import { graphql } from "gatsby";
import { ButtonGroup, ButtonLink } from "../../components/button";
import { classNames } from "../../components/class-names";
import * as styles from "./not-found-title.module.css";

/** The head of the 404 page. */
export function NotFoundTitle({ heading, lead, primary, secondary }: Queries.NotFoundTitleFragment) {
  return (
    <section className={styles.title}>
      <div className={classNames("wrap", styles.stack)}>
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

export const notFoundTitleFragments = graphql`
  fragment NotFoundTitle on NotFoundPageYaml {
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
