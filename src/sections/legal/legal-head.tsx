import { graphql } from "gatsby";
import { Breadcrumbs, type TrailStep } from "../../components/breadcrumbs";
import * as styles from "./legal-head.module.css";

interface LegalHeadProps {
  readonly page: Queries.LegalHeadFragment;
  readonly trail: readonly TrailStep[];
}

/** The head of a legal page: heading, day of the last change and what the page is about. */
export function LegalHead({ page: { title, updatedLabel, updated, shownUpdated, lead }, trail }: LegalHeadProps) {
  return (
    <header>
      <Breadcrumbs trail={trail} />
      <h1>{title}</h1>
      <p className={`mono soft ${styles.updated}`}>
        {updatedLabel} <time dateTime={updated}>{shownUpdated}</time>
      </p>
      <p className={`lede ${styles.lead}`}>{lead}</p>
    </header>
  );
}

export const legalHead = graphql`
  fragment LegalHead on LegalYaml {
    title
    updatedLabel
    updated
    shownUpdated: updated(formatString: "DD MMMM YYYY")
    lead
  }
`;
