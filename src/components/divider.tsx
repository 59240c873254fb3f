import * as styles from "./divider.module.css";

/** A graduated line between two sections with the same background. */
export function Divider() {
  return (
    <div className="wrap">
      <hr className={styles.divider} />
    </div>
  );
}
