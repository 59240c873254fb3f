import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./numbered-section.module.css";

interface NumberedSectionProps {
  /** An anchor, for links from other pages. */
  readonly id?: string;
  /** Beside the number, in the margin. */
  readonly label: string;
  /** Leave it out if the content brings its own <h2>. */
  readonly heading?: string;
  /** A section that leads away from the page's own subject has a small heading, a part of the section above no number. */
  readonly variant?: "aside" | "part";
  /** Classes of tokens.css: the background, which is paper without one, and the accent colour of solutions. */
  readonly theme?: "tinted" | "dark" | "cool" | "tinted cool" | "dark cool";
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Below the number, in the margin column. */
  readonly margin?: ReactNode;
  readonly children?: ReactNode;
  /** Full width, below the content and on the same background. */
  readonly after?: ReactNode;
}

/** Props of a section that passes the rest on to its numbered section. */
export interface SectionFrame extends Omit<NumberedSectionProps, "children"> {
  readonly heading: string;
}

/**
 * A section with its number and label in columns 1 to 3, its content in columns 4 to 12 (design D4.2). CSS counts the
 * sections of a page (base.css).
 */
export function NumberedSection({ id, label, heading, variant, theme, style, className, margin, children, after }: NumberedSectionProps) {
  const isNumbered = variant !== "part";
  return (
    <section id={id} className={classNames(styles.section, isNumbered && styles.numbered, theme, className)} style={style}>
      <div className={classNames("wrap", styles.grid)}>
        <p className={classNames("mono", isNumbered && "number", styles.label)}>{label}</p>
        {margin}
        <div className={styles.content}>
          {heading && <h2 className={variant === "aside" ? styles.small : undefined}>{heading}</h2>}
          {children}
        </div>
      </div>
      {after}
    </section>
  );
}

/** The label and the heading that all pages of a kind share. */
export const sectionHeadFragment = graphql`
  fragment SectionHead on SharedSection {
    label
    heading
  }
`;
