import type { ReactNode } from "react";
import * as styles from "./button.module.css";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { SiteLink } from "./site-link";

/** Primary is amber: at most one is visible at a time. */
type ButtonKind = "primary" | "outline" | "ink";

interface ButtonLinkProps {
  readonly label: string;
  readonly href: string;
  readonly kind: ButtonKind;
  readonly iconBefore?: IconName;
  readonly iconAfter?: IconName;
  readonly className?: string;
}

const KIND_CLASS: Record<ButtonKind, string | undefined> = { primary: styles.primary, outline: styles.outline, ink: styles.ink };

/** @returns class names for a <button> */
export const buttonClass = (kind: ButtonKind) => `${styles.button} ${KIND_CLASS[kind]}`;

/** A link that looks like a button. */
export function ButtonLink({ href, label, kind, iconBefore, iconAfter, className }: ButtonLinkProps) {
  return (
    <SiteLink className={classNames(buttonClass(kind), className)} href={href} data-part="button">
      {iconBefore && <Icon name={iconBefore} />}
      <span>{label}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </SiteLink>
  );
}

export function ButtonGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
