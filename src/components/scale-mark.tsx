import { scalePercent } from "./colour-scale";
import * as styles from "./scale-mark.module.css";
import { SiteLink } from "./site-link";

interface ScaleMarkProps {
  readonly code: string;
  readonly kelvin: number;
  /** Where the code and the figure are explained, in which words, and what that link is called. */
  readonly meaning: { readonly href: string; readonly note: string; readonly link: string };
}

/** The mark that hangs from the header's scale at the page's own temperature; the section it is in is its frame. */
export function ScaleMark({ code, kelvin, meaning }: ScaleMarkProps) {
  return (
    <p className={`mono ${styles.mark}`} style={{ "--at": `${scalePercent(kelvin).toFixed(1)}%` }}>
      <SiteLink href={meaning.href} title={meaning.note}>
        {`${code}, ${kelvin} K`} <span className="vh">({meaning.link})</span>
      </SiteLink>
    </p>
  );
}
