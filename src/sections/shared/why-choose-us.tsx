import { graphql } from "gatsby";
import { NoteList } from "../../components/note-list";
import { STRENGTHS_ANCHOR } from "../../site/page-anchors";
import { useSiteData } from "../../site/site-data";

/** The nine strengths with a sentence each (requirements R3.3, R19.55). Pages other than home and About show only the names. */
export function WhyChooseUs() {
  const { label, heading, items } = useSiteData().strengths;
  const strengths = items.map(({ title, text }) => ({ title, detail: text }));
  return <NoteList id={STRENGTHS_ANCHOR} label={label} heading={heading} notes={strengths} />;
}

export const whyChooseUsFragments = graphql`
  fragment WhyChooseUs on StrengthsYaml {
    label
    heading
    items {
      title
      text
    }
  }
`;
