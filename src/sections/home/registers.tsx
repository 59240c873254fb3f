import { graphql } from "gatsby";
import { useState } from "react";
import { Clause } from "../../components/clause";
import { DrawingPlate } from "../../components/drawing-plate";
import { MoreLink } from "../../components/more-link";
import { Prose } from "../../components/prose";
import { Register } from "../../components/register";
import { useSiteData } from "../../site/site-data";
import * as styles from "./registers.module.css";

/**
 * requirements R6.4, "Legacy": the registers of services and solutions. Hovering a row shows its drawing
 * in the margin.
 */
export function Registers(copy: Queries.RegistersFragment) {
  const { services, solutions } = useSiteData();
  const [pointed, setPointed] = useState(services[0]);
  return (
    <Clause label={copy.eyebrow} heading={copy.heading} ground="ink" margin={pointed && <DrawingPlate {...pointed} />}>
      <div className="columns">
        {copy.paragraphs.map((html, index) => (
          <Prose key={index} html={html} className="prose soft" />
        ))}
      </div>
      <div className={styles.registers}>
        <div>
          <h3>{copy.servicesHeading}</h3>
          <Register rows={services} onPoint={setPointed} />
        </div>
        <div>
          <h3>{copy.solutionsHeading}</h3>
          <Register rows={solutions} onPoint={setPointed} />
          <p className={styles.more}>
            <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
          </p>
        </div>
      </div>
    </Clause>
  );
}

export const registersFragments = graphql`
  fragment Registers on HomeLegacy {
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
