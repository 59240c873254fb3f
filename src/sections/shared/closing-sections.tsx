import { graphql } from "gatsby";
import { NoteList } from "../../components/note-list";
import { Rule } from "../../components/rule";
import { Sections } from "../../components/sections";
import type { EnquiryFormKind } from "../../forms/enquiry-fields";
import { useSiteData } from "../../site/site-data";
import { Clients } from "./clients";
import { Enquiry } from "./enquiry";

interface ClosingSectionsProps {
  /** The number of the first of them; they count on from the page's own sections. */
  readonly firstNumber: number;
  /** The words beside the form; without them the page has its form elsewhere. */
  readonly enquiry?: Queries.EnquiryFragment;
  readonly form?: EnquiryFormKind;
}

/** What every page ends with: clients, Why Choose Us and the enquiry form (requirements R3.1 to R3.3). */
export function ClosingSections({ firstNumber, enquiry, form = "full" }: ClosingSectionsProps) {
  const { eyebrow, heading, items } = useSiteData().strengths;
  const strengths = items.map(({ title, text }) => ({ title, detail: text }));
  return (
    <Sections>
      <Clients number={firstNumber} />
      <Rule />
      <NoteList number={firstNumber + 1} label={eyebrow} heading={heading} notes={strengths} />
      {enquiry && <Enquiry words={enquiry} form={form} />}
    </Sections>
  );
}

export const closingSectionsFragments = graphql`
  fragment ClosingSectionsStrengths on StrengthsYaml {
    eyebrow
    heading
    items {
      title
      text
    }
  }
`;
