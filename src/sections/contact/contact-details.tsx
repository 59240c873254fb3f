import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { classNames } from "../../components/class-names";
import { ContactLines } from "../../components/contact-lines";
import { DirectionsLink } from "../../components/directions-link";
import { TextList } from "../../components/list";
import { PostalAddress } from "../../components/postal-address";
import { EnquiryForm } from "../../forms/enquiry-form";
import { OFFICE_COPY } from "../../site/office-copy";
import { useSiteData } from "../../site/site-data";
import { useOfficeLines } from "../../site/use-office-lines";
import { SendDocuments } from "../shared/send-documents";
import * as styles from "./contact-details.module.css";

/** The office's contact details beside the enquiry form (requirements R13.1). */
export function ContactDetails({ header, help }: Queries.ContactDetailsFragment) {
  const { company } = useSiteData();
  const { call, whatsapp, hours } = useOfficeLines();
  const office = (
    <address className={styles.address}>
      <PostalAddress name={company.legalName} address={company.address} />
      <br />
      <DirectionsLink label={OFFICE_COPY.directions} destination={company.mapQuery} />
    </address>
  );
  return (
    <section className={styles.details}>
      <div className="wrap">
        <Breadcrumbs />
        <div className="form-columns" id="enquiry">
          <div>
            <h1>{header.heading}</h1>
            <p className={classNames("lead soft", styles.lead)}>{header.lead}</p>
            <h2 className="visually-hidden">{`${company.address.city} office`}</h2>
            <ContactLines
              lines={[
                call,
                ...company.emails.map((email) => ({ label: email.label, value: email.address, href: `mailto:${email.address}` })),
              ]}
            />
          </div>
          <div>
            <EnquiryForm kind="full" />
            <div className={styles.help}>
              <h2 className="mono soft">{help.heading}</h2>
              <TextList items={help.items} className="ticks" />
              <SendDocuments documents={help.documents} className={styles.documents} />
            </div>
          </div>
          <div className={styles.rest}>
            <ContactLines lines={[whatsapp, ...hours, { label: OFFICE_COPY.office, value: office }]} />
          </div>
        </div>
      </div>
    </section>
  );
}

export const contactDetailsFragments = graphql`
  fragment ContactDetails on ContactPageYaml {
    header {
      heading
      lead
    }
    help {
      heading
      items
      documents
    }
  }
`;
