import * as styles from "./logo.module.css";
import { SiteLink } from "./site-link";

/** The mark is a K: its stem is a ruler, its arms have the colours of both ends of the scale. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <SiteLink className={className ? `${styles.logo} ${className}` : styles.logo} href="/" aria-label={`${name}, home`}>
      <svg viewBox="0 0 27 32" aria-hidden="true">
        <path
          className={styles.ruler}
          d="M0 0h5.5v32H0zM2.5 5h3v1h-3zM3.5 9.5h2v1h-2zM2.5 14h3v1h-3zM3.5 18.5h2v1h-2zM2.5 23h3v1h-3z"
          fillRule="evenodd"
        />
        <path className={styles.warm} d="M8.5 16 19.5 0H27L16 16z" />
        <path className={styles.cool} d="M8.5 16H16l11 16h-7.5z" />
      </svg>
      {name}
    </SiteLink>
  );
}
