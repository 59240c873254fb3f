import type { ReactNode } from "react";
import * as styles from "./title-block.module.css";

/** The title block of an engineering drawing: terms and their details, in one row on wide screens and paper. */
export function TitleBlock({ entries }: { entries: readonly { readonly term: string; readonly detail: ReactNode }[] }) {
  return (
    <dl className={styles.titleBlock}>
      {entries.map(({ term, detail }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
