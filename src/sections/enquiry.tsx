import type { EnquiryFormKind } from "../forms/enquiry-fields";
import { EnquiryForm } from "../forms/enquiry-form";
import { useSiteData } from "../layout/site-data";
import * as styles from "./enquiry.module.css";

export interface EnquiryProps {
  readonly heading: string;
  readonly lead: string;
  readonly form: EnquiryFormKind;
}

/** The invitation to write, how else to reach the office, and the enquiry sheet (specification, Common blocks). */
export function Enquiry({ heading, lead, form }: EnquiryProps) {
  return (
    <section className={`ink ${styles.enquiry}`} id="enquiry">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{heading}</h2>
          <p className="lede soft">{lead}</p>
          <OfficeLines />
        </div>
        <EnquiryForm kind={form} />
      </div>
    </section>
  );
}

function OfficeLines() {
  const { companyYaml: company, contactPageYaml } = useSiteData();
  if (!company || !contactPageYaml) return null;
  const { callLabel, emailLabel, hoursLabel, deskLabel } = contactPageYaml.offices;
  const [mailbox] = company.emails;
  return (
    <ul className={styles.lines}>
      <li>
        <a className={styles.line} href={`tel:${company.phone.tel}`}>
          <span className="mono soft">{callLabel}</span>
          {company.phone.display}
        </a>
      </li>
      {mailbox && (
        <li>
          <a className={styles.line} href={`mailto:${mailbox.address}`}>
            <span className="mono soft">{emailLabel}</span>
            {mailbox.address}
          </a>
        </li>
      )}
      <li>
        <p className={styles.line}>
          <span className="mono soft">{hoursLabel}</span>
          <span>
            {company.hours.display}. {deskLabel} {company.serviceDesk}
          </span>
        </p>
      </li>
    </ul>
  );
}
