import type { ReactNode } from "react";
import * as styles from "./columns.module.css";

/** Two columns of text on wide screens, one on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
