import * as styles from "./title-block.module.css";

interface TitleBlockProps {
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** Cells in a row on wide screens; on a phone two. */
  readonly columns?: number;
}

/** The ruled block of facts that every engineering sheet carries. */
export function TitleBlock({ facts, columns = 4 }: TitleBlockProps) {
  return (
    <dl className={styles.titleBlock} style={{ "--columns": columns }}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
