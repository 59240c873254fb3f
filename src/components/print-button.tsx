import * as styles from "./print-button.module.css";

/** Hidden without JavaScript (print-button.module.css). */
export function PrintButton({ label }: { label: string }) {
  return (
    <button className={styles.print} type="button" onClick={() => window.print()}>
      {label}
    </button>
  );
}
