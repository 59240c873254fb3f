import { graphql } from "gatsby";
import { Prose } from "../../components/prose";
import { ReadingSection } from "../../components/reading-column";
import { sectionAnchor } from "../../site/page-anchors";
import * as styles from "./text-sections.module.css";

/** The sections of an article or a legal page. */
export function TextSections({ sections }: { sections: readonly Queries.TextSectionsFragment[] }) {
  return (
    <>
      {sections.map(({ heading, body }, index) => (
        <ReadingSection key={index} id={sectionAnchor(index)} heading={heading}>
          <Prose html={body} className={styles.text} />
        </ReadingSection>
      ))}
    </>
  );
}

export const textSectionsFragments = graphql`
  fragment TextSections on TextSection {
    heading
    body
  }
`;
