import type { AnchorHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { SiteLink } from "./site-link";

/** Primary is amber: at most one is visible at a time. */
type ButtonKind = "primary" | "outline" | "dark";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly label: string;
  readonly href: string;
  readonly kind: ButtonKind;
  readonly iconBefore?: IconName;
  readonly iconAfter?: IconName;
}

const KIND_CLASS: Record<ButtonKind, string | undefined> = { primary: styles.primary, outline: styles.outline, dark: styles.dark };

/** @returns class names for a <button> */
export const buttonClass = (kind: ButtonKind) => classNames(styles.button, KIND_CLASS[kind]);

/** A link that looks like a button. On paper it is of no use. */
export function ButtonLink({ label, kind, iconBefore, iconAfter, className, ...link }: ButtonLinkProps) {
  return (
    <SiteLink {...link} className={classNames("screen-only", buttonClass(kind), className)} data-part="button">
      {iconBefore && <Icon name={iconBefore} />}
      <span>{label}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </SiteLink>
  );
}

export function ButtonGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
