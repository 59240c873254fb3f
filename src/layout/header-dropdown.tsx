import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { classNames } from "../components/class-names";
import { Icon } from "../components/icon";
import { LinkTable } from "../components/link-table";
import { SiteLink } from "../components/site-link";
import * as styles from "./header-dropdown.module.css";

/** Only one <details> of a group is open at a time (HTML, details name groups). */
const EXCLUSIVE_GROUP = "site-menu";

interface HeaderDropdownProps {
  readonly href: string;
  /** The link's aria-current: "page" on the overview itself, "true" on the pages below it. */
  readonly current?: "page" | "true";
  readonly overview: Queries.HeaderDropdownFragment;
  /** In the editor's order. */
  readonly rows: readonly Queries.LinkTableRowFragment[];
  readonly cool?: boolean;
}

/**
 * "Services" or "Solutions" in the menu: a link to the overview, and a button that opens the list.
 * With JavaScript the link also opens the list (src/start/menu-lists.ts).
 */
export function HeaderDropdown({ href, current, overview, rows, cool = false }: HeaderDropdownProps) {
  return (
    <li className={styles.item}>
      <SiteLink className={styles.link} href={href} aria-current={current}>
        {overview.menuTitle}
      </SiteLink>
      <details className={styles.details} name={EXCLUSIVE_GROUP}>
        <summary className={styles.toggle} aria-label={`${overview.menuTitle} menu`}>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <div className={classNames(styles.panel, cool && "cool")}>
          <div className={classNames("wrap", styles.columns)}>
            <div className={styles.lead}>
              <p>{overview.menuLead}</p>
              <ArrowLink href={href}>{overview.menuAll}</ArrowLink>
            </div>
            <LinkTable className={styles.rows} rows={rows} />
          </div>
        </div>
      </details>
    </li>
  );
}

export const headerDropdownFragments = graphql`
  fragment HeaderDropdown on OverviewPage {
    menuTitle
    menuLead
    menuAll
  }
`;
