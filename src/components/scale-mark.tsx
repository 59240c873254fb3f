import { CODES_ANCHOR } from "../site/page-anchors";
import { useSiteData } from "../site/site-data";
import * as styles from "./scale-mark.module.css";
import { scalePercent } from "./scale-style";
import { SiteLink } from "./site-link";

interface ScaleMarkProps {
  readonly code: string;
  readonly kelvin: number;
  readonly register: "services" | "solutions";
}

/** A sheet's code, at the sheet's place on the header's scale. Links to the sentence that explains it. */
export function ScaleMark({ code, kelvin, register }: ScaleMarkProps) {
  const { servicesPage, solutionsPage } = useSiteData();
  const { link } = (register === "services" ? servicesPage : solutionsPage).codes;
  return (
    <p className={`mono ${styles.mark}`} style={{ "--at": `${scalePercent(kelvin).toFixed(1)}%` }}>
      <SiteLink href={`/${register}#${CODES_ANCHOR}`}>
        {code} <span className="vh">{`(${link})`}</span>
      </SiteLink>
    </p>
  );
}
