import { useEffect, useRef } from "react";
import { Alert } from "../components/alert";
import { classNames } from "../components/class-names";
import { List } from "../components/list";
import { mailLink, whatsappLink } from "../site/message-links";
import { OFFICE_COPY, SEND_COPY } from "../site/office-copy";
import { useSiteData } from "../site/site-data";
import { useWhatsappLine } from "../site/use-whatsapp-line";
import { ENQUIRY_COPY, FIELD_LABELS } from "./enquiry-copy";
import { type EnquiryMessage, FIELD_NAMES } from "./enquiry-fields";
import * as styles from "./enquiry-form.module.css";
import { NEW_TAB } from "./new-tab";
import type { EnquiryState } from "./use-enquiry";

interface EnquiryAlertProps {
  readonly state: EnquiryState;
  /** The values of the form. */
  readonly typed: EnquiryMessage;
}

/**
 * The container of the alert above the form. It takes the focus when an alert appears. If the alert itself took it, screen
 * readers would announce it twice, and JAWS would leave part of it out (alphagov/govuk-frontend#2657, #2677).
 */
export function EnquiryAlert({ state, typed }: EnquiryAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isNews = state === "confirm" || state === "sent" || state === "failed";
    if (place.current && isNews) takeFocus(place.current);
  }, [state]);
  return (
    <div ref={place} className={classNames("paper", styles.alert)} tabIndex={-1}>
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
      return <Alert tone="bad" title={ENQUIRY_COPY.confirm} note={ENQUIRY_COPY.confirmNote} />;
    case "sent":
      return (
        <Alert tone="good" title={ENQUIRY_COPY.sent} note={successNote}>
          <MoreDocuments />
        </Alert>
      );
    case "failed":
      return (
        <Alert tone="bad" title={ENQUIRY_COPY.failed} note={ENQUIRY_COPY.failedNote}>
          <OtherWays message={typed} />
        </Alert>
      );
    case "unavailable":
      return (
        <Alert tone="bad" title={ENQUIRY_COPY.unavailable} note={ENQUIRY_COPY.unavailableNote}>
          <OtherWays message={typed} />
        </Alert>
      );
  }
}

/** Does nothing if the focus is in another part of the page. In Safari a pressed button leaves the focus on the body. */
function takeFocus(place: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === body || place.parentElement?.contains(activeElement)) place.focus();
}

/** Phone, e-mail and any WhatsApp. The links contain the visitor's text. */
export function OtherWays({ message = {} }: { message?: EnquiryMessage }) {
  const { company, phone, mailbox } = useSiteData();
  const enquiry = asText(message);
  const mail = mailLink(mailbox, ENQUIRY_COPY.mailSubject, enquiry);
  const whatsapp = whatsappLink(company.whatsapp, enquiry);
  return (
    <>
      <List className={styles.ways}>
        <li>
          <a href={phone.href}>{`${OFFICE_COPY.call} ${phone.display}`}</a>
        </li>
        <li>
          <a href={mail.href}>{`${OFFICE_COPY.email} ${mailbox}`}</a>
        </li>
        {whatsapp && (
          <li>
            <a href={whatsapp.href} {...NEW_TAB}>{`${OFFICE_COPY.whatsapp} ${company.whatsapp}`}</a>
          </li>
        )}
      </List>
      {(mail.shortened || whatsapp?.shortened) && <p>{ENQUIRY_COPY.shortened}</p>}
    </>
  );
}

/** Explains how to send drawings and photographs after an enquiry. */
function MoreDocuments() {
  const { mailbox, contactPage } = useSiteData();
  const whatsapp = useWhatsappLine();
  const { documents } = contactPage.form;
  return (
    <>
      <p>{documents.afterSent}</p>
      <List className={styles.ways}>
        <li>
          <a href={mailLink(mailbox, ENQUIRY_COPY.mailSubject, "").href}>{SEND_COPY.email}</a>
        </li>
        {whatsapp && (
          <li>
            <a href={whatsapp.href} {...NEW_TAB}>
              {SEND_COPY.whatsapp}
            </a>
          </li>
        )}
      </List>
    </>
  );
}

/** @returns one line for each field, an empty line and the message */
export function asText(message: EnquiryMessage): string {
  const lines = FIELD_NAMES.filter((name) => name !== "message" && message[name]).map((name) => `${FIELD_LABELS[name]}: ${message[name]}`);
  return [...lines, ...(message.message ? ["", message.message] : [])].join("\n");
}
