import { scalePercent } from "./colour-scale";
import * as styles from "./scale-mark.module.css";

/** The mark that hangs from the header's scale at the page's own temperature; the section it lies in is its frame. */
export function ScaleMark({ code, kelvin }: { code: string; kelvin: number }) {
  return (
    <p className={`mono ${styles.mark}`} style={{ "--at": `${scalePercent(kelvin).toFixed(1)}%` }}>
      <span>{`${code}, ${kelvin} K`}</span>
    </p>
  );
}
