import { classNames } from "./class-names";
import * as styles from "./note-list.module.css";
import { NumberedSection, type SectionProps } from "./numbered-section";
import { SiteLink } from "./site-link";

interface Note {
  readonly title: string;
  readonly detail: string;
  /** The title then leads there. */
  readonly href?: string | null;
}

interface NoteListProps extends SectionProps {
  readonly notes: readonly Note[];
  /** Where the window is wide enough. */
  readonly twoColumns?: boolean;
}

/** Notes numbered after their section: 5.1, 5.2 and so on. */
export function NoteList({ notes, twoColumns = false, ...section }: NoteListProps) {
  return (
    <NumberedSection {...section}>
      <ol className={classNames(styles.notes, twoColumns ? "two-columns" : styles.oneColumn)}>
        {notes.map(({ title, detail, href }, index) => (
          <li key={index} className="number">
            <h3>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </NumberedSection>
  );
}
