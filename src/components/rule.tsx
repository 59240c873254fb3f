import * as styles from "./rule.module.css";

/** The graduated rule between two sections on the same ground. */
export function Rule() {
  return (
    <div className="wrap">
      <hr className={styles.rule} />
    </div>
  );
}
