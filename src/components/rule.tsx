import * as styles from "./rule.module.css";

/** A graduated line between two sections with the same background. */
export function Rule() {
  return (
    <div className="wrap">
      <hr className={styles.rule} />
    </div>
  );
}
