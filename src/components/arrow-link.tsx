import type { ReactNode } from "react";
import * as styles from "./arrow-link.module.css";
import { Icon } from "./icon";
import { SiteLink } from "./site-link";

export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink className={styles.link} href={href}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}
