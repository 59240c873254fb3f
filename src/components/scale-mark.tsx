import { CODES_ANCHOR } from "../site/page-anchors";
import { useSiteData } from "../site/site-data";
import { scalePercent } from "./colour-scale";
import * as styles from "./scale-mark.module.css";
import { SiteLink } from "./site-link";

interface ScaleMarkProps {
  readonly code: string;
  readonly kelvin: number;
  readonly register: "services" | "solutions";
}

/** A sheet's code, at the sheet's place on the header's scale. Links to the sentence that explains it. */
export function ScaleMark({ code, kelvin, register }: ScaleMarkProps) {
  const { servicesPage, solutionsPage } = useSiteData();
  const { note, link } = (register === "services" ? servicesPage : solutionsPage).codes;
  return (
    <p className={`mono ${styles.mark}`} style={{ "--at": `${scalePercent(kelvin).toFixed(1)}%` }}>
      <SiteLink href={`/${register}#${CODES_ANCHOR}`} title={note}>
        {code} <span className="vh">({link})</span>
      </SiteLink>
    </p>
  );
}
