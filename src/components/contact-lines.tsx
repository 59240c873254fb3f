import type { ReactNode } from "react";
import * as styles from "./contact-lines.module.css";
import { List } from "./list";

interface ContactLine {
  readonly label: string;
  readonly value: ReactNode;
  /** Without an `href` the line is plain text. */
  readonly href?: string;
}

/** Ways to reach the office, and facts about it. A way that the office does not have is undefined. */
export function ContactLines({ lines }: { lines: readonly (ContactLine | undefined)[] }) {
  const present = lines.filter((line) => line !== undefined);
  return (
    <List className={styles.lines}>
      {present.map(({ label, value, href }, index) => (
        <li key={index}>
          {href ? (
            <a className={styles.line} href={href}>
              <span className="mono soft">{label}</span>
              <span>
                {/* Right-to-left text would reverse the groups of a telephone number. */}
                <bdi>{value}</bdi>
              </span>
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
