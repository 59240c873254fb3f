import * as styles from "./title-block.module.css";

/** The ruled block of facts that every engineering sheet carries. */
export function TitleBlock({ facts }: { facts: readonly { readonly term: string; readonly detail: string }[] }) {
  return (
    <dl className={styles.titleBlock}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
