import { CODES_ANCHOR } from "../site/page-anchors";
import { useSiteData } from "../site/site-data";
import { classNames } from "./class-names";
import { scalePercent } from "./scale-style";
import * as styles from "./scale-tag.module.css";
import { SiteLink } from "./site-link";

interface ScaleTagProps {
  readonly code: string;
  readonly colourTemperature: number;
  readonly overview: "services" | "solutions";
}

/** An offering's code, at the offering's position on the header's scale. Links to the legend of the codes. */
export function ScaleTag({ code, colourTemperature, overview }: ScaleTagProps) {
  const { servicesPage, solutionsPage } = useSiteData();
  const { path, codeLegend } = overview === "services" ? servicesPage : solutionsPage;
  return (
    <p className={classNames("mono", styles.tag)} style={{ "--at": `${scalePercent(colourTemperature).toFixed(1)}%` }}>
      <SiteLink href={`${path}#${CODES_ANCHOR}`}>
        {code} <span className="visually-hidden">{`(${codeLegend.link})`}</span>
      </SiteLink>
    </p>
  );
}
