import { sectionAnchor } from "../site/page-anchors";
import * as styles from "./contents-list.module.css";
import { CONTROL_COPY } from "./control-copy";

interface ContentsListProps {
  /** Sections in reading order; `id` is the anchor. */
  readonly entries: readonly { readonly id: string; readonly heading: string }[];
}

/** @returns an entry for each section; its anchor depends on its index */
export const contentsOf = (sections: readonly { readonly heading: string }[]) =>
  sections.map(({ heading }, index) => ({ id: sectionAnchor(index), heading }));

/** A numbered table of contents for the sections of the same page. */
export function ContentsList({ entries }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-label={CONTROL_COPY.contents}>
      <h2 className="mono">{CONTROL_COPY.contents}</h2>
      <ol>
        {entries.map((entry, index) => (
          <li key={index}>
            <a className="number" href={`#${entry.id}`}>
              {entry.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
