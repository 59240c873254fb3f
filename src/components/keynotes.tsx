import { classNames } from "./class-names";
import * as styles from "./keynotes.module.css";
import type { Callout } from "./markers";

/** The legend of a picture's numbered markers (design D5.7). */
export function Keynotes({ callouts, className }: { callouts: readonly Callout[]; className?: string }) {
  return (
    <ol className={classNames(styles.keynotes, className)}>
      {callouts.map(({ label }, index) => (
        <li key={index}>
          <b>{index + 1}</b>
          {label}
        </li>
      ))}
    </ol>
  );
}
