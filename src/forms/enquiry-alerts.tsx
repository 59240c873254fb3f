import type { Ref } from "react";
import { Alert } from "../components/alert";
import { List } from "../components/list";
import { mailLink, whatsappLink } from "../site/message-links";
import { type SiteData, useSiteData } from "../site/site-data";
import { type CheckedName, FIELD_NAMES, fieldId } from "./enquiry-fields";
import type { EnquiryMessage } from "./send-enquiry";

interface AlertProps {
  readonly alertRef: Ref<HTMLDivElement>;
}

/** Which fields need attention, each a link to its field (WCAG 3.3.1). */
export function FaultSummary({ alertRef, faults }: AlertProps & { faults: readonly CheckedName[] }) {
  const words = useSiteData().contactPage.form;
  const title = faults.length === 1 ? words.errors.one : words.errors.many.replace("{count}", String(faults.length));
  return (
    <Alert ref={alertRef} tone="bad" title={title}>
      <List>
        {faults.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                // Otherwise the router would treat the anchor as navigation
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {words.labels[name]}
            </a>
          </li>
        ))}
      </List>
    </Alert>
  );
}

/** Not sent; the text is fixed (requirements R17.10). The links carry what the visitor wrote. */
export function FailureAlert({ alertRef, message }: AlertProps & { message: EnquiryMessage }) {
  const { company, mailbox, contactPage } = useSiteData();
  const { callLabel, emailLabel } = contactPage.offices;
  const words = contactPage.form;
  const enquiry = asText(message, words.labels);
  const mail = mailLink(mailbox, words.otherWays.subject, enquiry);
  const whatsapp = whatsappLink(company.whatsapp.number, enquiry);
  const ways = [
    { text: `${callLabel} ${company.phone.display}`, href: `tel:${company.phone.tel}` },
    { text: `${emailLabel} ${mailbox}`, href: mail.href },
    { text: `${words.otherWays.whatsapp} ${company.whatsapp.display}`, href: whatsapp.href, target: "_blank", rel: "noreferrer" },
  ];
  return (
    <Alert ref={alertRef} tone="bad" title={words.failure} note={words.failureNote}>
      <List>
        {ways.map(({ text, ...link }) => (
          <li key={text}>
            <a {...link}>{text}</a>
          </li>
        ))}
      </List>
      {(mail.shortened || whatsapp.shortened) && <p>{words.otherWays.shortened}</p>}
    </Alert>
  );
}

/** One line per field, as a person would write it; the message comes last, after an empty line. */
function asText(message: EnquiryMessage, labels: SiteData["contactPage"]["form"]["labels"]): string {
  const lines = FIELD_NAMES.filter((name) => name !== "message" && message[name]).map((name) => `${labels[name]}: ${message[name]}`);
  return [...lines, ...(message.message ? ["", message.message] : [])].join("\n");
}
