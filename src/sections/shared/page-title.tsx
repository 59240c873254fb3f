import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { ScaleMark } from "../../components/scale-mark";
import { scaleStyle } from "../../components/scale-style";
import * as styles from "./page-title.module.css";

interface PageTitleProps extends Queries.PageTitleFragment {
  /** A service, for its mark on the header's scale. */
  readonly sheet?: { readonly code: string; readonly kelvin: number };
  /** Below the lead. */
  readonly children?: ReactNode;
}

export function PageTitle({ heading, lead, sheet, children }: PageTitleProps) {
  return (
    <section className={styles.title} style={sheet && scaleStyle(sheet.kelvin)}>
      {sheet && <ScaleMark code={sheet.code} kelvin={sheet.kelvin} register="services" />}
      <div className="wrap">
        <Breadcrumbs />
        <div className={styles.grid}>
          <h1>{heading}</h1>
          <div className={styles.beside}>
            <p className="lede">{lead}</p>
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
