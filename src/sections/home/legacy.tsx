import { graphql } from "gatsby";
import { useState } from "react";
import { Clause } from "../../components/clause";
import { DrawingPlate } from "../../components/drawing-plate";
import { MoreLink } from "../../components/more-link";
import { Prose } from "../../components/prose";
import { Register } from "../../components/register";
import { useSiteData } from "../../site/site-data";
import * as styles from "./legacy.module.css";

/**
 * The section "Legacy" (requirements R6.4): the registers of services and solutions. Hovering a row shows its drawing
 * in the margin.
 */
export function Legacy(legacy: Queries.LegacyFragment) {
  const { services, solutions } = useSiteData();
  const [pointed, setPointed] = useState(services[0]);
  return (
    <Clause label={legacy.eyebrow} heading={legacy.heading} ground="ink" margin={pointed && <DrawingPlate {...pointed} />}>
      <div className="columns">
        {legacy.paragraphs.map((html, index) => (
          <Prose key={index} html={html} className="prose soft" />
        ))}
      </div>
      <div className={styles.registers}>
        <div>
          <h3>{legacy.servicesHeading}</h3>
          <Register rows={services} onPoint={setPointed} />
        </div>
        <div>
          <h3>{legacy.solutionsHeading}</h3>
          <Register rows={solutions} onPoint={setPointed} />
          <p className={styles.more}>
            <MoreLink href={legacy.link.href}>{legacy.link.label}</MoreLink>
          </p>
        </div>
      </div>
    </Clause>
  );
}

export const legacyFragments = graphql`
  fragment Legacy on HomeLegacy {
    eyebrow
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
