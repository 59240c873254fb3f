import { classNames } from "./class-names";
import * as styles from "./marker-legend.module.css";

/** The legend of a picture's numbered markers (design D5.7). */
export function MarkerLegend({ markers, className }: { markers: readonly Queries.MarkerFragment[]; className?: string }) {
  return (
    <ol className={classNames(styles.legend, className)}>
      {markers.map(({ label }, index) => (
        <li key={index}>
          <b>{index + 1}</b>
          {label}
        </li>
      ))}
    </ol>
  );
}
