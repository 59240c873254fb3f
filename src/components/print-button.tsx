import { CONTROL_WORDS } from "./control-words";
import * as styles from "./print-button.module.css";

/** Hidden without scripts (base.css). */
export function PrintButton() {
  return (
    <button className={styles.print} type="button" data-scripted="" onClick={() => window.print()}>
      {CONTROL_WORDS.print}
    </button>
  );
}
