import type { ReactNode } from "react";
import { Icon } from "./icon";
import * as styles from "./more-link.module.css";
import { SiteLink } from "./site-link";

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink className={styles.link} href={href}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}
