import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { ContactLines } from "../../components/contact-lines";
import type { EnquiryFormKind } from "../../forms/enquiry-fields";
import { EnquiryForm } from "../../forms/enquiry-form";
import { OFFICE_COPY } from "../../site/office-copy";
import { useSiteData } from "../../site/site-data";
import { useOfficeLines } from "../../site/use-office-lines";
import * as styles from "./enquiry.module.css";
import { SendDocuments } from "./send-documents";

interface EnquiryProps {
  readonly copy: Queries.EnquiryFragment;
  readonly form: EnquiryFormKind;
}

/** The enquiry form, with other ways to reach the office (requirements R3.1). In print the footer has the contact details. */
export function Enquiry({ copy: { heading, lead, documents }, form }: EnquiryProps) {
  const { mailbox } = useSiteData();
  const { call, whatsapp, hours } = useOfficeLines();
  const email = { label: OFFICE_COPY.email, value: mailbox, href: `mailto:${mailbox}` };
  return (
    <section className={classNames("dark screen-only", styles.enquiry)} id="enquiry">
      <div className="wrap form-columns">
        <div>
          <h2>{heading}</h2>
          <p className="lead soft">{lead}</p>
        </div>
        <div>
          <EnquiryForm kind={form} />
        </div>
        <div className={styles.rest}>
          {documents && <SendDocuments documents={documents} className={styles.documents} />}
          <ContactLines lines={[call, email, whatsapp, ...hours]} />
        </div>
      </div>
    </section>
  );
}

export const enquiryFragments = graphql`
  fragment Enquiry on EnquiryText {
    heading
    lead
    documents
  }
`;
