import type { TrailStep } from "../site/trail";
import * as styles from "./breadcrumbs.module.css";
import { SiteLink } from "./site-link";

/** The pages from the home page down to this one; the last is this page. */
export function Breadcrumbs({ trail, className }: { trail: readonly TrailStep[]; className?: string }) {
  return (
    <nav className={className} aria-label="Breadcrumb">
      <ol className={`mono ${styles.trail}`}>
        {trail.map(({ label, href }) =>
          href ? (
            <li key={label}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ) : (
            <li key={label} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
