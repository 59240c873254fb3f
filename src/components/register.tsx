import { List } from "./list";
import * as styles from "./register.module.css";
import { scaleStyle } from "./scale-style";
import { SiteLink } from "./site-link";

/** One service or one solution. */
export interface RegisterRow {
  readonly kelvin: number;
  readonly menuTitle: string;
  readonly path: string;
}

interface RegisterProps<Row extends RegisterRow> {
  readonly rows: readonly Row[];
  /** Called when a row is hovered or focused. */
  readonly onPoint?: (row: Row) => void;
  readonly className?: string;
}

/** Services or solutions as rows, each with its colour at the left. */
export function Register<Row extends RegisterRow>({ rows, onPoint, className }: RegisterProps<Row>) {
  return (
    <List className={className ? `${styles.register} ${className}` : styles.register}>
      {rows.map((row, index) => (
        <li key={index}>
          <SiteLink
            className={styles.row}
            href={row.path}
            style={scaleStyle(row.kelvin)}
            onMouseEnter={onPoint && (() => onPoint(row))}
            onFocus={onPoint && (() => onPoint(row))}
          >
            <i />
            <span>{row.menuTitle}</span>
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
