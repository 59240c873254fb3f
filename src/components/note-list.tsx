import { classNames } from "./class-names";
import { Clause, type ClauseFrame } from "./clause";
import * as styles from "./note-list.module.css";

interface NoteListProps extends ClauseFrame {
  readonly notes: readonly { readonly title: string; readonly detail: string }[];
  /** Two notes side by side on wide screens. */
  readonly twoColumns?: boolean;
}

/** A heading over a schedule of notes, numbered after their section (5.1, 5.2 …): benefits, reasons, the parts of a scheme. */
export function NoteList({ notes, twoColumns = false, ...clause }: NoteListProps) {
  return (
    <Clause {...clause}>
      <ol className={classNames(styles.notes, twoColumns && styles.twoColumns)}>
        {notes.map(({ title, detail }, index) => (
          <li key={title}>
            <span className={`mono ${styles.number}`}>{`${clause.number}.${index + 1}`}</span>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </Clause>
  );
}
