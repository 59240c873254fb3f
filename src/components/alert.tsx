import type { ReactNode } from "react";
import * as styles from "./alert.module.css";
import { classNames } from "./class-names";
import { Icon } from "./icon";

interface AlertProps {
  /** Each tone has its own icon, because colour alone is not enough (WCAG 1.4.1). */
  readonly tone: "good" | "bad";
  readonly title: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

/**
 * A message that screen readers announce as soon as it appears (WCAG 4.1.3). Its parent must already be in the page: Orca
 * is silent if both appear together.
 */
export function Alert({ tone, title, note, children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, tone === "good" ? styles.good : styles.bad)} role="alert">
      <Icon name={tone === "good" ? "done" : "warning"} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
