import { classNames } from "./class-names";
import { Clause, type ClauseFrame } from "./clause";
import * as styles from "./note-list.module.css";

interface NoteListProps extends ClauseFrame {
  readonly notes: readonly { readonly title: string; readonly detail: string }[];
  /** On wide screens. */
  readonly twoColumns?: boolean;
}

/** Notes numbered after their section: 5.1, 5.2 and so on. */
export function NoteList({ notes, twoColumns = false, ...clause }: NoteListProps) {
  return (
    <Clause {...clause}>
      <ol className={classNames(styles.notes, twoColumns && styles.twoColumns)}>
        {notes.map(({ title, detail }, index) => (
          <li key={index} className="number">
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </Clause>
  );
}
