import { graphql } from "gatsby";
import { Prose } from "../../components/prose";
import { ReadingSection } from "../../components/reading-column";
import * as styles from "./text-sections.module.css";

/** The sections of an article or a legal page. */
export function TextSections({ sections }: { sections: readonly Queries.TextSectionsFragment[] }) {
  return (
    <>
      {sections.map(({ id, heading, body }) => (
        <ReadingSection key={id} id={id} heading={heading}>
          <Prose html={body} className={styles.text} />
        </ReadingSection>
      ))}
    </>
  );
}

export const textSectionsFragments = graphql`
  fragment TextSections on TextSection {
    id
    heading
    body
  }
`;
