import type { ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./fact-table.module.css";

interface FactTableProps {
  readonly entries: readonly { readonly term: string; readonly detail: ReactNode }[];
  /** Whether a narrow column would break details such as registration numbers and e-mail addresses. */
  readonly hasLongWords?: boolean;
}

/** Terms and their details, like the title block of an engineering drawing. One row on wide screens and in print. */
export function FactTable({ entries, hasLongWords }: FactTableProps) {
  return (
    <dl className={classNames(styles.table, hasLongWords && styles.longWords)}>
      {entries.map(({ term, detail }, index) => (
        <div key={index}>
          <dt className="mono soft">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
