import type { ReactNode } from "react";
import * as styles from "./contact-lines.module.css";
import { List } from "./list";

/** One way to reach the office, or a fact about it. */
export interface ContactLine {
  readonly label: string;
  readonly value: ReactNode;
  /** tel: or mailto:, if the line is a link. */
  readonly href?: string;
}

/** Ways to reach the office, ruled off from each other. */
export function ContactLines({ lines }: { lines: readonly ContactLine[] }) {
  return (
    <List className={styles.lines}>
      {lines.map(({ label, value, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are fixed, and two of them may share label and address
        <li key={index}>
          {href ? (
            <a className={styles.line} href={href}>
              <span className="mono soft">{label}</span>
              <span>{value}</span>
            </a>
          ) : (
            <div className={styles.line}>
              <span className="mono soft">{label}</span>
              <div>{value}</div>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}
