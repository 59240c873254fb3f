import type { MouseEvent } from "react";
import { Alert } from "../components/alert";
import { List } from "../components/list";
import { mailLink, whatsappLink } from "../site/message-links";
import { type SiteData, useSiteData } from "../site/site-data";
import { type CheckedName, type EnquiryMessage, FIELD_NAMES, fieldId } from "./enquiry-fields";
import type { EnquiryOutcome } from "./use-enquiry";

/** The alert above the form. It takes the focus as it appears. */
export function EnquiryAlert({ outcome }: { outcome: EnquiryOutcome }) {
  const words = useSiteData().contactPage.form;
  switch (outcome.kind) {
    case "invalid":
      return <ErrorSummary names={outcome.names} />;
    case "confirm":
      return <Alert ref={takeFocus} tone="bad" title={words.confirm} note={words.confirmNote} />;
    case "sent":
      return <Alert ref={takeFocus} tone="good" title={words.success} note={words.successNote} />;
    case "failed":
      return (
        <Alert ref={takeFocus} tone="bad" title={words.failure} note={words.failureNote}>
          <OtherWays message={outcome.message} />
        </Alert>
      );
  }
}

/** Moves the focus, unless the visitor has gone on to another part of the page. Safari leaves it on the body when a button is pressed. */
function takeFocus(alert: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || alert?.parentElement?.contains(activeElement)) alert?.focus();
}

/** Which fields need attention, each a link to its field (WCAG 3.3.1). */
function ErrorSummary({ names }: { names: readonly CheckedName[] }) {
  const { errors, labels } = useSiteData().contactPage.form;
  const title = names.length === 1 ? errors.one : errors.many.replace("{count}", String(names.length));
  return (
    <Alert ref={takeFocus} tone="bad" title={title}>
      <List>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)}>
              {labels[name]}
            </a>
          </li>
        ))}
      </List>
    </Alert>
  );
}

/** The router would treat the link as a navigation. */
function focusField(event: MouseEvent, name: CheckedName): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}

/** Telephone, e-mail and WhatsApp; the links carry what the visitor wrote. */
export function OtherWays({ message = {} }: { message?: EnquiryMessage }) {
  const { company, mailbox, contactPage } = useSiteData();
  const { callLabel, emailLabel } = contactPage.offices;
  const { labels, otherWays } = contactPage.form;
  const enquiry = asText(message, labels);
  const mail = mailLink(mailbox, otherWays.subject, enquiry);
  const whatsapp = whatsappLink(company.whatsapp.number, enquiry);
  return (
    <>
      <List>
        <li>
          <a href={`tel:${company.phone.tel}`}>{`${callLabel} ${company.phone.display}`}</a>
        </li>
        <li>
          <a href={mail.href}>{`${emailLabel} ${mailbox}`}</a>
        </li>
        <li>
          <a href={whatsapp.href} target="_blank" rel="noreferrer">{`${otherWays.whatsapp} ${company.whatsapp.display}`}</a>
        </li>
      </List>
      {(mail.shortened || whatsapp.shortened) && <p>{otherWays.shortened}</p>}
    </>
  );
}

/** One line per field, as a person would write it; the message comes last, after an empty line. */
function asText(message: EnquiryMessage, labels: SiteData["contactPage"]["form"]["labels"]): string {
  const lines = FIELD_NAMES.filter((name) => name !== "message" && message[name]).map((name) => `${labels[name]}: ${message[name]}`);
  return [...lines, ...(message.message ? ["", message.message] : [])].join("\n");
}
