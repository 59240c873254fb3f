import { CONTROL_COPY } from "./control-copy";
import * as styles from "./print-button.module.css";

/** Hidden without JavaScript (base.css). */
export function PrintButton() {
  return (
    <button className={styles.print} type="button" data-scripted="" onClick={() => window.print()}>
      {CONTROL_COPY.print}
    </button>
  );
}
