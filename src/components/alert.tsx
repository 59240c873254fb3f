import type { ReactNode, Ref } from "react";
import * as styles from "./alert.module.css";
import { Icon } from "./icon";

interface AlertProps {
  /** Each tone has its own icon, because colour alone is not enough (WCAG 1.4.1). */
  readonly tone: "good" | "bad";
  readonly title: string;
  readonly note?: string;
  readonly children?: ReactNode;
  /** The element that may take the focus. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A message that screen readers announce as soon as it appears (WCAG 4.1.3).
 * The outer element takes the focus, not the alert: screen readers announce a focused alert a second time, and JAWS
 * leaves part of it out (alphagov/govuk-frontend#2657, #2677).
 */
export function Alert({ tone, title, note, children, ref }: AlertProps) {
  return (
    <div ref={ref} className="paper-white" tabIndex={-1}>
      <div className={`${styles.alert} ${tone === "good" ? styles.good : styles.bad}`} role="alert">
        <Icon name={tone === "good" ? "done" : "warning"} className={styles.icon} />
        <p className={styles.title}>{title}</p>
        {note && <p>{note}</p>}
        {children}
      </div>
    </div>
  );
}
