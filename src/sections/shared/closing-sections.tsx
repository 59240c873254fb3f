import { Rule } from "../../components/rule";
import type { EnquiryFormKind } from "../../forms/enquiry-fields";
import { Clients } from "./clients";
import { Enquiry } from "./enquiry";
import { WhyChooseUs } from "./why-choose-us";

interface ClosingSectionsProps {
  /** Text beside the form. Without it there is no form here: the page has it elsewhere. */
  readonly enquiry?: Queries.EnquiryFragment;
  readonly form?: EnquiryFormKind;
}

/** The last sections of every page (requirements R3.1 to R3.3). */
export function ClosingSections({ enquiry, form = "full" }: ClosingSectionsProps) {
  return (
    <>
      <Clients />
      <Rule />
      <WhyChooseUs />
      {enquiry && <Enquiry copy={enquiry} form={form} />}
    </>
  );
}
