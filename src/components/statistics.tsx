import { classNames } from "./class-names";
import * as styles from "./statistics.module.css";

interface StatisticsProps {
  readonly label: string;
  /** By default only screen readers get the label. */
  readonly showLabel?: boolean;
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** On wide screens. Phones have two. */
  readonly columns: 3 | 4;
  /** The default is paper. */
  readonly theme?: "dark";
}

/** Large figures with their labels (design D5.5). */
export function Statistics({ label, showLabel, items, columns, theme }: StatisticsProps) {
  return (
    <section className={theme} aria-label={label}>
      <div className="wrap">
        {showLabel && <p className={classNames("mono soft", styles.label)}>{label}</p>}
        <dl data-part="statistics" className={classNames(styles.statistics, columns === 3 ? styles.three : styles.four)}>
          {items.map((item, index) => (
            <div key={index}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
