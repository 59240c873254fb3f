import * as styles from "./statistics.module.css";

interface StatisticsProps {
  /** What the figures are, for people who cannot see them. */
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** How many are side by side on wide screens; on a phone two. */
  readonly columns: 3 | 4;
  /** Paper, unless it is ink. */
  readonly ground?: "ink";
}

/** The achievement counters of the home page and the statistics of the about page: large figures, each with what it counts (design D5.5). */
export function Statistics({ label, items, columns, ground }: StatisticsProps) {
  return (
    <section className={ground} aria-label={label}>
      <div className="wrap">
        <dl className={`${styles.statistics} ${columns === 3 ? styles.three : styles.four}`}>
          {items.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
