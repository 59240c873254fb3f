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

/** A sheet's code and temperature, placed on the header's scale. Links to the key that explains them. */
export function ScaleMark({ code, kelvin, register }: ScaleMarkProps) {
  const { servicesPage, solutionsPage } = useSiteData();
  const { note, link } = (register === "services" ? servicesPage : solutionsPage).codes;
  return (
    <p className={`mono ${styles.mark}`} style={{ "--at": `${scalePercent(kelvin).toFixed(1)}%` }}>
      <SiteLink href={`/${register}#${CODES_ANCHOR}`} title={note}>
        {`${code}, ${kelvin} K`} <span className="vh">({link})</span>
      </SiteLink>
    </p>
  );
}
