import type { ReactNode } from "react";
import * as styles from "./columns.module.css";

/** The class name of two columns, for a list or Markdown whose children fill them. */
export const columnsClass = styles.columns;

/** Two columns of text on wide screens and on paper, one on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={columnsClass}>{children}</div>;
}
