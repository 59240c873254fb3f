import { graphql } from "gatsby";
import { NoteList } from "../../components/note-list";
import { useSiteData } from "../../site/site-data";

/** requirements R3.3 */
export function WhyChooseUs() {
  const { eyebrow, heading, items } = useSiteData().strengths;
  const strengths = items.map(({ title, text }) => ({ title, detail: text }));
  return <NoteList label={eyebrow} heading={heading} notes={strengths} />;
}

export const whyChooseUsFragments = graphql`
  fragment WhyChooseUs on StrengthsYaml {
    eyebrow
    heading
    items {
      title
      text
    }
  }
`;
