import { graphql } from "gatsby";
import { Alert } from "../components/alert";
import { buttonClass } from "../components/button";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { useSiteData } from "../site/site-data";
import { FailureAlert, FaultSummary } from "./enquiry-alerts";
import { type EnquiryFormKind, FIELDS, FORM_ID } from "./enquiry-fields";
import * as styles from "./enquiry-form.module.css";
import { EnquiryInput } from "./enquiry-input";
import { enquirySettings } from "./enquiry-settings";
import { TRAP_NAME } from "./form-fields";
import { useEnquiry } from "./use-enquiry";

/** The installed version of @emailjs/browser; the service asks for it (requirements R17.6). */
export const LIBRARY_VERSION = "4.4.1";

/** The contact form that every page ends with, in the kind that names its fields (requirements R17). */
export function EnquiryForm({ kind }: { kind: EnquiryFormKind }) {
  const { mailbox, contactPage } = useSiteData();
  const { hydrated, delivery, faults, asksToConfirm, alert, formProps } = useEnquiry();
  const words = contactPage.form;
  const sending = delivery.step === "sending";
  return (
    <div className={styles.enquiry}>
      {faults.length > 0 ? (
        <FaultSummary alertRef={alert} faults={faults} />
      ) : asksToConfirm ? (
        <Alert ref={alert} tone="bad" title={words.confirm} note={words.confirmNote} />
      ) : delivery.step === "sent" ? (
        <Alert ref={alert} tone="good" title={words.success} note={words.successNote} />
      ) : delivery.step === "failed" ? (
        <FailureAlert alertRef={alert} message={delivery.message} />
      ) : null}
      <form className={`paper-white ${styles.form}`} aria-labelledby={`${FORM_ID}-title`} {...nativePost(mailbox)} {...formProps}>
        <HiddenIdentifiers />
        {hydrated && <Trap />}
        <p className={`mono ${styles.title}`}>
          <span id={`${FORM_ID}-title`}>{words.heading}</span>
          <span className="soft">{words.note}</span>
        </p>
        <div className={styles.cells}>
          {FIELDS[kind].map((field) => (
            <EnquiryInput key={field.name} field={field} faults={faults} readOnly={sending} />
          ))}
        </div>
        <div className={styles.send}>
          <p>
            {words.privacy} <SiteLink href={words.privacyLink.href}>{words.privacyLink.label}</SiteLink>
          </p>
          <button type="submit" className={buttonClass("primary")} aria-disabled={sending || undefined}>
            {sending && <span className={styles.spinner} aria-hidden="true" />}
            {sending ? words.labels.sending : words.labels.send}
            {!sending && <Icon name="arrow" />}
          </button>
          <span className="vh" role="status">
            {sending && words.labels.sending}
          </span>
        </div>
      </form>
    </div>
  );
}

/** Without JavaScript the browser posts the form itself: to the service (requirements R17.8) or, without identifiers, into an e-mail. */
function nativePost(mailbox: string) {
  const settings = enquirySettings();
  return settings
    ? { method: "post", encType: "multipart/form-data", action: `${settings.origin}/api/v1.0/email/send-form` }
    : { method: "post", encType: "text/plain", action: `mailto:${mailbox}` };
}

/** What the service needs for a native post. Sending by script names its fields one by one, so these never get into template_params. */
function HiddenIdentifiers() {
  const settings = enquirySettings();
  if (!settings) return null;
  return (
    <>
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={settings.templateId} />
      <input type="hidden" name="user_id" value={settings.publicKey} />
      <input type="hidden" name="lib_version" value={LIBRARY_VERSION} />
    </>
  );
}

/** Only after hydration: a native post cannot ask a second time. */
function Trap() {
  return (
    <label className="vh" aria-hidden="true">
      Leave this empty
      <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

export const enquiryFormFragments = graphql`
  fragment EnquiryForm on EnquiryForm {
    heading
    note
    labels {
      fullName
      company
      email
      phone
      message
      optional
      send
      sending
    }
    errors {
      fullName
      email
      phone
      message
      one
      many
    }
    success
    successNote
    failure
    failureNote
    otherWays {
      whatsapp
      subject
      shortened
    }
    confirm
    confirmNote
    privacy
    privacyLink {
      label
      href
    }
  }
`;
