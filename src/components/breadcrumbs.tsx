import type { TrailStep } from "../site/trail";
import * as styles from "./breadcrumbs.module.css";
import { SiteLink } from "./site-link";

/** The pages from the home page down to this one; the last is this page. */
export function Breadcrumbs({ trail, className }: { trail: readonly TrailStep[]; className?: string }) {
  return (
    <nav className={className} aria-label="Breadcrumb">
      <ol className={`mono ${styles.trail}`}>
        {trail.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : "page"}>
            {href ? <SiteLink href={href}>{label}</SiteLink> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
