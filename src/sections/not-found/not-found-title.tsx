import { graphql } from "gatsby";
import { Button, ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import * as styles from "./not-found-title.module.css";

/** The head of the 404 page. */
export function NotFoundTitle({ heading, lead, primary, secondary }: Queries.NotFoundTitleFragment) {
  return (
    <section className={styles.title}>
      <div className={classNames("wrap", styles.stack)}>
        <h1>{heading}</h1>
        <p className="lead soft">{lead}</p>
        <ButtonGroup>
          <Button href={primary.href} kind="primary">
            {primary.label}
            <Icon name="arrow" />
          </Button>
          <Button href={secondary.href} kind="outline">
            {secondary.label}
          </Button>
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
