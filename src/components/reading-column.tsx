import type { ReactNode } from "react";
import * as styles from "./reading-column.module.css";

/** The column of an article or a legal page: 800 px at most, its margins included (requirements R12.2). */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <article className={styles.column}>{children}</article>;
}

interface ReadingSectionProps {
  /** The anchor that the table of contents leads to. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of the column, ruled off from the one before. */
export function ReadingSection({ id, heading, children }: ReadingSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
