import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { classNames } from "../../components/class-names";
import * as styles from "./legal-head.module.css";

export function LegalHead({ title, updated, shownUpdated, lead }: Queries.LegalHeadFragment) {
  return (
    <header>
      <Breadcrumbs />
      <h1>{title}</h1>
      <p className={classNames("mono soft", styles.updated)}>
        Last updated <time dateTime={updated}>{shownUpdated}</time>
      </p>
      <p className={classNames("lead", styles.lead)}>{lead}</p>
    </header>
  );
}

export const legalHeadFragments = graphql`
  fragment LegalHead on LegalYaml {
    title
    updated
    shownUpdated: updated(formatString: "DD MMMM YYYY")
    lead
  }
`;
