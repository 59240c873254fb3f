import * as styles from "./print-button.module.css";

/** Opens the browser's print dialogue for the page. Quiet, as printing is no page's aim; hidden without a script, as it could do nothing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button className={styles.print} type="button" onClick={() => window.print()}>
      {label}
    </button>
  );
}
