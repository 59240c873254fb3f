import type { EnquiryFormKind } from "../../forms/enquiry-fields";
import { Clients } from "./clients";
import { Enquiry } from "./enquiry";
import { StrengthNames } from "./strength-names";

interface ClosingSectionsProps {
  /** Text beside the form. Omit it if the page has its form elsewhere. */
  readonly enquiry?: Queries.EnquiryFragment;
  readonly form?: EnquiryFormKind;
  /** For pages whose visitors do not come for the list of clients. */
  readonly enquiryFirst?: boolean;
}

/** The last sections of every page but home and About (requirements R3.1 to R3.3). */
export function ClosingSections({ enquiry, form = "full", enquiryFirst = false }: ClosingSectionsProps) {
  const section = enquiry && <Enquiry copy={enquiry} form={form} />;
  return (
    <>
      {enquiryFirst && section}
      <Clients />
      <StrengthNames />
      {!enquiryFirst && section}
    </>
  );
}
