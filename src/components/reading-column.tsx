import type { ReactNode } from "react";
import * as styles from "./reading-column.module.css";

/** The column of an article or a legal page. At most 800 px wide, including its margins (requirements R12.2). */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <article className={styles.column}>{children}</article>;
}

interface ReadingSectionProps {
  /** The anchor for the table of contents. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

export function ReadingSection({ id, heading, children }: ReadingSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2 className="number">{heading}</h2>
      {children}
    </section>
  );
}
