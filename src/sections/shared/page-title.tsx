import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { scaleStyle } from "../../components/scale-style";
import { ScaleTag } from "../../components/scale-tag";
import * as styles from "./page-title.module.css";

interface PageTitleProps extends Queries.PageTitleFragment {
  /** The service whose tag is on the header's scale. */
  readonly offering?: { readonly code: string; readonly colourTemperature: number };
  /** Content below the lead. */
  readonly children?: ReactNode;
}

export function PageTitle({ heading, lead, offering, children }: PageTitleProps) {
  return (
    <section className={styles.title} style={offering && scaleStyle(offering.colourTemperature)}>
      {offering && <ScaleTag code={offering.code} colourTemperature={offering.colourTemperature} overview="services" />}
      <div className="wrap">
        <Breadcrumbs />
        <div className={styles.grid}>
          <h1>{heading}</h1>
          <div className={styles.beside}>
            <p className="lead">{lead}</p>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

export const pageTitleFragments = graphql`
  fragment PageTitle on PageHeader {
    heading
    lead
  }
`;
