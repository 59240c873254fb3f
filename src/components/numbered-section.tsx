import { graphql } from "gatsby";
import type { CSSProperties, ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./numbered-section.module.css";

interface NumberedSectionProps {
  /** An anchor, for links from other pages. */
  readonly id?: string;
  /** Shown beside the number, in the margin. */
  readonly label: string;
  /** Omit it if the content has its own <h2>. */
  readonly heading?: string;
  /** An aside leads away from the page's subject and has a small heading. An unnumbered section belongs to the one before it. */
  readonly variant?: "aside" | "unnumbered";
  /** Classes of tokens.css for the background (by default paper) and for the accent colour of solutions. */
  readonly theme?: "tinted" | "dark" | "on-step" | "cool" | "tinted cool" | "dark cool";
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Content of the margin column, below the number. */
  readonly margin?: ReactNode;
  readonly children?: ReactNode;
  /** Full-width content below the columns, on the same background. */
  readonly after?: ReactNode;
}

/** Props that a section passes on to its NumberedSection. */
export interface SectionProps extends Omit<NumberedSectionProps, "children"> {
  readonly heading: string;
}

/**
 * A section with number and label in columns 1 to 3 and content in columns 4 to 12 (design D4.2). CSS counts the sections
 * of a page (base.css).
 */
export function NumberedSection({ id, label, heading, variant, theme, style, className, margin, children, after }: NumberedSectionProps) {
  const isNumbered = variant !== "unnumbered";
  const isOnPaper = !theme || theme === "cool";
  return (
    <section
      id={id}
      className={classNames(styles.section, isNumbered && styles.numbered, isOnPaper && styles.onPaper, theme, className)}
      style={style}
    >
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

export const sectionHeadingFragment = graphql`
  fragment SectionHeading on SectionHeading {
    label
    heading
  }
`;
