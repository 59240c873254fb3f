/** The short form asks for a name, an e-mail address and a phone number; the full one also for company and message. */
export type EnquiryFormKind = "full" | "short";

export interface EnquiryProps {
  readonly heading: string;
  readonly lead: string;
  readonly form: EnquiryFormKind;
}

export function Enquiry({ heading, lead, form }: EnquiryProps) {
  return (
    <section className="ink" id="enquiry" data-form={form}>
      <div className="wrap">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
    </section>
  );
}
