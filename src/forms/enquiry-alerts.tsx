import { useEffect, useRef } from "react";
import { Alert } from "../components/alert";
import { List } from "../components/list";
import { mailLink, whatsappLink } from "../site/message-links";
import { OFFICE_WORDS, SEND_WORDS } from "../site/office-words";
import { useSiteData } from "../site/site-data";
import { useWhatsappLine } from "../site/use-whatsapp-line";
import { type EnquiryMessage, FIELD_NAMES } from "./enquiry-fields";
import * as styles from "./enquiry-form.module.css";
import { ENQUIRY_WORDS, FIELD_LABELS } from "./enquiry-words";
import type { EnquiryState } from "./use-enquiry";

interface EnquiryAlertProps {
  readonly state: EnquiryState;
  /** What is in the form. */
  readonly typed: EnquiryMessage;
}

/**
 * The place of the alert above the form. It takes the focus when an alert appears. The alert itself does not, because
 * screen readers would announce it twice, and JAWS leaves part of it out (alphagov/govuk-frontend#2657, #2677).
 */
export function EnquiryAlert({ state, typed }: EnquiryAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNews = state === "confirm" || state === "sent" || state === "failed";
    if (place.current && isNews) takeFocus(place.current);
  }, [state]);
  return (
    <div ref={place} className={`paper-white ${styles.alert}`} tabIndex={-1}>
      <StateAlert state={state} typed={typed} />
    </div>
  );
}

function StateAlert({ state, typed }: EnquiryAlertProps) {
  const { successNote } = useSiteData().contactPage.form;
  switch (state) {
    case "typing":
    case "sending":
      return null;
    case "confirm":
      return <Alert tone="bad" title={ENQUIRY_WORDS.confirm} note={ENQUIRY_WORDS.confirmNote} />;
    case "sent":
      return (
        <Alert tone="good" title={ENQUIRY_WORDS.sent} note={successNote}>
          <MoreDocuments />
        </Alert>
      );
    case "failed":
      return (
        <Alert tone="bad" title={ENQUIRY_WORDS.failed} note={ENQUIRY_WORDS.failedNote}>
          <OtherWays message={typed} />
        </Alert>
      );
    case "unavailable":
      return (
        <Alert tone="bad" title={ENQUIRY_WORDS.unavailable} note={ENQUIRY_WORDS.unavailableNote}>
          <OtherWays message={typed} />
        </Alert>
      );
  }
}

/** Unless the visitor is in another part of the page. In Safari a pressed button does not take the focus from the body. */
function takeFocus(place: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === body || place.parentElement?.contains(activeElement)) place.focus();
}

/** Telephone, e-mail and WhatsApp. The links contain the visitor's text. */
export function OtherWays({ message = {} }: { message?: EnquiryMessage }) {
  const { company, phone, mailbox } = useSiteData();
  const enquiry = asText(message);
  const mail = mailLink(mailbox, ENQUIRY_WORDS.mailSubject, enquiry);
  const whatsapp = whatsappLink(company.whatsapp, enquiry);
  return (
    <>
      <List>
        <li>
          <a href={phone.href}>{`${OFFICE_WORDS.call} ${phone.display}`}</a>
        </li>
        <li>
          <a href={mail.href}>{`${OFFICE_WORDS.email} ${mailbox}`}</a>
        </li>
        <li>
          <a href={whatsapp.href} target="_blank" rel="noreferrer">{`${OFFICE_WORDS.whatsapp} ${company.whatsapp}`}</a>
        </li>
      </List>
      {(mail.shortened || whatsapp.shortened) && <p>{ENQUIRY_WORDS.shortened}</p>}
    </>
  );
}

/** How drawings and photographs can follow an enquiry. */
function MoreDocuments() {
  const { mailbox, contactPage } = useSiteData();
  const { documents } = contactPage.form;
  return (
    <>
      <p>{documents.afterSent}</p>
      <List>
        <li>
          <a href={mailLink(mailbox, ENQUIRY_WORDS.mailSubject, "").href}>{SEND_WORDS.email}</a>
        </li>
        <li>
          <a href={useWhatsappLine().href} target="_blank" rel="noreferrer">
            {SEND_WORDS.whatsapp}
          </a>
        </li>
      </List>
    </>
  );
}

/** One line for each field, then an empty line and the message. */
export function asText(message: EnquiryMessage): string {
  const lines = FIELD_NAMES.filter((name) => name !== "message" && message[name]).map((name) => `${FIELD_LABELS[name]}: ${message[name]}`);
  return [...lines, ...(message.message ? ["", message.message] : [])].join("\n");
}
