import { graphql } from "gatsby";
import { classNames } from "./class-names";
import * as styles from "./link-table.module.css";
import { List } from "./list";
import { scaleStyle } from "./scale-style";
import { SiteLink } from "./site-link";

interface LinkTableProps {
  readonly rows: readonly Queries.LinkTableRowFragment[];
  /** Called when a row is hovered or focused. */
  readonly onPoint?: (row: Queries.LinkTableRowFragment) => void;
  readonly className?: string;
}

/** Services or solutions, one a row. Each row has its colour at the left. */
export function LinkTable({ rows, onPoint, className }: LinkTableProps) {
  return (
    <List className={classNames(styles.table, className)}>
      {rows.map((row, index) => (
        <li key={index}>
          <SiteLink
            className={styles.row}
            href={row.path}
            style={scaleStyle(row.colourTemperature)}
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

export const linkTableFragments = graphql`
  fragment LinkTableRow on Offering {
    colourTemperature
    menuTitle
    path
  }
`;
