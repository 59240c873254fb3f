import * as styles from "./print-button.module.css";

/** Hidden without scripts (base.css). */
export function PrintButton({ label }: { label: string }) {
  return (
    <button className={styles.print} type="button" data-scripted="" onClick={() => window.print()}>
      {label}
    </button>
  );
}
