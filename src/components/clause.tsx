import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./clause.module.css";

interface ClauseProps {
  /** The section's number on the page, from 1; shown as 1.0. A section without one has only its label. */
  readonly number?: number;
  readonly label: string;
  /** The section's own <h2>, unless it stands elsewhere among the content. */
  readonly heading?: string;
  /** Of a section beside the page's own subject. */
  readonly smallHeading?: boolean;
  /** Paper, unless it is paper-2 or ink: the classes `.tint` and `.ink` give the roles new values (tokens.css). */
  readonly ground?: "tint" | "ink";
  /** Solutions and their parts take the cool accent. */
  readonly cool?: boolean;
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Something in the margin column under the number. */
  readonly margin?: ReactNode;
  readonly children?: ReactNode;
  /** What follows at full width, still on the same ground. */
  readonly after?: ReactNode;
}

/** What a numbered clause says of itself, for a section that passes it on. */
export interface ClauseFrame extends Omit<ClauseProps, "children"> {
  readonly number: number;
  readonly heading: string;
}

/** What a numbered section of a page is given: its number, and what its fragment asks of the data. */
export type Numbered<Content> = Content & { readonly number: number };

/** A numbered section: its number in columns 1 to 3, its content in columns 4 to 12 (design D4.2). */
export function Clause({ number, label, heading, smallHeading, ground, cool, style, className, margin, children, after }: ClauseProps) {
  return (
    <section className={classNames(styles.clause, ground, cool && "cool", className)} style={style}>
      <div className={`wrap ${styles.grid}`}>
        <p className={`mono ${styles.number}`}>
          {number !== undefined && <b>{`${number}.0`}</b>} {label}
        </p>
        {margin}
        <div className={styles.content}>
          {heading && <h2 className={smallHeading ? styles.small : undefined}>{heading}</h2>}
          {children}
        </div>
      </div>
      {after}
    </section>
  );
}
