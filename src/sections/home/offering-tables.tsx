import { graphql } from "gatsby";
import { useState } from "react";
import { ArrowLink } from "../../components/arrow-link";
import { classNames } from "../../components/class-names";
import { DrawingCard } from "../../components/drawing-card";
import { LinkTable } from "../../components/link-table";
import { NumberedSection } from "../../components/numbered-section";
import { Prose } from "../../components/prose";
import { useSiteData } from "../../site/site-data";
import * as styles from "./offering-tables.module.css";

interface OfferingTablesProps extends Queries.OfferingTablesFragment {
  readonly drawings: readonly Queries.OfferingTablesDrawingFragment[];
}

/**
 * The link tables of services and solutions (requirements R6.4, "Legacy"). Hovering a row shows its drawing in the
 * margin.
 */
export function OfferingTables({ drawings, ...copy }: OfferingTablesProps) {
  const { services, solutions } = useSiteData();
  const [pointed, setPointed] = useState(services[0]);
  const card = drawings.find(({ path }) => path === pointed?.path);
  return (
    <NumberedSection label={copy.label} heading={copy.heading} theme="dark" margin={card && <DrawingCard {...card} />}>
      <Prose html={copy.paragraphs} className="prose text-columns soft" />
      <div className={classNames("two-columns", styles.tables)}>
        <div>
          <h3>{copy.servicesHeading}</h3>
          <LinkTable rows={services} onPoint={setPointed} />
        </div>
        <div>
          <h3>{copy.solutionsHeading}</h3>
          <LinkTable rows={solutions} onPoint={setPointed} />
          <p className={styles.more}>
            <ArrowLink href={copy.link.href}>{copy.link.label}</ArrowLink>
          </p>
        </div>
      </div>
    </NumberedSection>
  );
}

export const offeringTablesFragments = graphql`
  fragment OfferingTablesDrawing on Offering {
    ...LinkTableRow
    drawing {
      publicURL
    }
  }
  fragment OfferingTables on HomeLegacy {
    label
    heading
    paragraphs
    servicesHeading
    solutionsHeading
    link {
      label
      href
    }
  }
`;
