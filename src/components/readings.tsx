import * as styles from "./readings.module.css";

interface ReadingsProps {
  /** What the figures are about, for people who cannot see them. */
  readonly label: string;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** How many are side by side on wide screens; on a phone two. */
  readonly columns: 3 | 4;
  readonly ground?: "paper" | "ink";
}

const COLUMNS_CLASS = { 3: styles.three, 4: styles.four };

/** A band of large figures hung on hairlines, each with what it counts. */
export function Readings({ label, items, columns, ground = "paper" }: ReadingsProps) {
  return (
    <section className={ground === "ink" ? "ink" : undefined} aria-label={label}>
      <div className="wrap">
        <dl className={`${styles.readings} ${COLUMNS_CLASS[columns]}`}>
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
