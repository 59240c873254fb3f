import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import * as styles from "./button.module.css";
import { classNames } from "./class-names";
import { SiteLink } from "./site-link";

/** Primary is amber: at most one is visible at a time. */
type ButtonKind = "primary" | "outline" | "dark";

const KIND_CLASS: Record<ButtonKind, string | undefined> = { primary: styles.primary, outline: styles.outline, dark: styles.dark };

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };
type ControlProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly href?: undefined };

interface ButtonProps {
  readonly kind: ButtonKind;
  /** Whether its text is of use on paper, as a number is. Others are hidden in print. */
  readonly isPrinted?: boolean;
}

/** A button, or a link that looks like one if there is an `href`. */
export function Button({ kind, isPrinted, className, ...props }: ButtonProps & (LinkProps | ControlProps)) {
  const look = { className: classNames(!isPrinted && "screen-only", styles.button, KIND_CLASS[kind], className), "data-part": "button" };
  return props.href === undefined ? <button type="button" {...props} {...look} /> : <SiteLink {...props} {...look} />;
}

export function ButtonGroup({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
