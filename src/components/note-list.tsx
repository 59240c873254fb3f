import { classNames } from "./class-names";
import * as styles from "./note-list.module.css";

interface NoteListProps {
  /** The number of the section the list is in: its items are 5.1, 5.2 … */
  readonly section: number;
  readonly notes: readonly { readonly title: string; readonly detail: string }[];
  /** Two notes side by side on wide screens. */
  readonly twoColumns?: boolean;
}

/** A numbered schedule of notes. */
export function NoteList({ section, notes, twoColumns = false }: NoteListProps) {
  return (
    <ol className={classNames(styles.notes, twoColumns && styles.twoColumns)}>
      {notes.map(({ title, detail }, index) => (
        <li key={title}>
          <span className={`mono ${styles.number}`}>{`${section}.${index + 1}`}</span>
          <h3>{title}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
