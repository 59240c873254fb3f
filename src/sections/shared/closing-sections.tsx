import { Rule } from "../../components/rule";
import { Sections } from "../../components/sections";
import type { EnquiryFormKind } from "../../forms/enquiry-fields";
import { Clients } from "./clients";
import { Enquiry } from "./enquiry";
import { WhyChooseUs } from "./why-choose-us";

interface ClosingSectionsProps {
  /** The number of the first of them; they count on from the page's own sections. */
  readonly firstNumber: number;
  /** The words beside the form; without them the page has its form elsewhere. */
  readonly enquiry?: Queries.EnquiryFragment;
  readonly form?: EnquiryFormKind;
}

/** What every page ends with: clients, Why Choose Us and the enquiry form (requirements R3.1 to R3.3). */
export function ClosingSections({ firstNumber, enquiry, form = "full" }: ClosingSectionsProps) {
  return (
    <Sections>
      <Clients number={firstNumber} />
      <Rule />
      <WhyChooseUs number={firstNumber + 1} />
      {enquiry && <Enquiry words={enquiry} form={form} />}
    </Sections>
  );
}
