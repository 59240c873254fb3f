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
  /** For sections that are not about the page's own subject. */
  readonly smallHeading?: boolean;
  /** The class of the background, from tokens.css. The default is paper. */
  readonly theme?: "tinted" | "dark";
  /** The accent colour of solutions. */
  readonly cool?: boolean;
  /** A part that belongs to the section above has no number. */
  readonly unnumbered?: boolean;
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
export function NumberedSection({
  id,
  label,
  heading,
  smallHeading,
  theme,
  cool,
  unnumbered,
  style,
  className,
  margin,
  children,
  after,
}: NumberedSectionProps) {
  return (
    <section id={id} className={classNames(styles.section, !unnumbered && styles.numbered, theme, cool && "cool", className)} style={style}>
      <div className={classNames("wrap", styles.grid)}>
        <p className={classNames("mono", !unnumbered && "number", styles.label)}>{label}</p>
        {margin}
        <div className={styles.content}>
          {heading && <h2 className={smallHeading ? styles.small : undefined}>{heading}</h2>}
          {children}
        </div>
      </div>
      {after}
    </section>
  );
}
