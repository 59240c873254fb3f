import { trailOf, useCurrentPage } from "../site/current-page";
import * as styles from "./breadcrumbs.module.css";
import { classNames } from "./class-names";
import { SiteLink } from "./site-link";

export function Breadcrumbs({ className }: { className?: string }) {
  return (
    <nav className={className} aria-label="Breadcrumb">
      <ol className={classNames("mono plain-links", styles.trail)}>
        {trailOf(useCurrentPage()).map(({ label, href }, index) => (
          <li key={index} aria-current={href ? undefined : "page"}>
            {href ? <SiteLink href={href}>{label}</SiteLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
