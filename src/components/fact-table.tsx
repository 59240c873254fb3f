import type { ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./fact-table.module.css";

interface FactTableProps {
  readonly entries: readonly { readonly term: string; readonly detail: ReactNode }[];
  /** Details such as registration numbers and e-mail addresses, which a narrow column would break. */
  readonly hasLongWords?: boolean;
}

/** The title block of an engineering drawing: terms and their details, in one row on wide screens and paper. */
export function FactTable({ entries, hasLongWords }: FactTableProps) {
  return (
    <dl className={classNames(styles.titleBlock, hasLongWords && styles.longWords)}>
      {entries.map(({ term, detail }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
