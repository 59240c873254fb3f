import { forwardRef, type ReactNode } from "react";
import * as styles from "./alert.module.css";
import { Icon } from "./icon";

interface AlertProps {
  /** good: it is done; bad: something needs the visitor. Each has its own icon: colour alone says nothing (WCAG 1.4.1). */
  readonly tone: "good" | "bad";
  readonly title: string;
  readonly note?: string;
  readonly children?: ReactNode;
}

/**
 * A message that screen readers speak as soon as it appears (WCAG 4.1.3) and that may be given the focus, by the outer element's ref.
 * The focus goes to an element without role and name around the alert: an alert that is itself focused is spoken a second time, and
 * JAWS, which takes up both at once, leaves part of it out (alphagov/govuk-frontend#2657, #2677).
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert({ tone, title, note, children }, ref) {
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
});
