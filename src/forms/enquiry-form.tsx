import { graphql } from "gatsby";
import { Suspense } from "react";
import { Button, ButtonGroup } from "../components/button";
import { classNames } from "../components/class-names";
import { Icon } from "../components/icon";
import { SiteLink } from "../components/site-link";
import { HONEYPOT_NAME } from "../site/enquiry-service";
import { LEGAL_ADDRESSES } from "../site/legal-addresses";
import { useSiteData } from "../site/site-data";
import { useWhatsappLine } from "../site/use-whatsapp-line";
import { asText, EnquiryAlert, OtherWays } from "./enquiry-alerts";
import { ENQUIRY_COPY } from "./enquiry-copy";
import { type EnquiryFormKind, FIELDS, FORM_ID } from "./enquiry-fields";
import * as styles from "./enquiry-form.module.css";
import { EnquiryInput } from "./enquiry-input";
import { type EnquirySettings, enquirySettings } from "./enquiry-settings";
import { NEW_TAB } from "./new-tab";
import { useEnquiry } from "./use-enquiry";

/**
 * The enquiry form (requirements R17), in the page's only boundary. Password managers and writing aids change the form
 * before hydration. React then renders only the boundary's content again (#418), not the whole page. A boundary swallows
 * errors, so missing data/ must throw outside first. gatsby-ssr.tsx stops the build otherwise.
 */
export function EnquiryForm({ kind }: { kind: EnquiryFormKind }) {
  return (
    <Suspense>
      <Form kind={kind} />
    </Suspense>
  );
}

function Form({ kind }: { kind: EnquiryFormKind }) {
  const { contactPage } = useSiteData();
  const { state, typed, isMessageFull, formProps } = useEnquiry();
  const isSending = state === "sending";
  const whatsapp = useWhatsappLine(asText(typed));
  const settings = enquirySettings();
  const copy = contactPage.form;
  return (
    <div className="screen-only">
      <EnquiryAlert state={state} typed={typed} />
      <form className={classNames("paper", styles.form)} aria-labelledby={`${FORM_ID}-title`} {...nativePost(settings)} {...formProps}>
        {settings && <HiddenIdentifiers settings={settings} />}
        <Honeypot />
        <p className={classNames("mono", styles.title)}>
          <span id={`${FORM_ID}-title`}>{copy.heading}</span>
          <span className="soft">{copy.note}</span>
        </p>
        <div className={styles.cells}>
          {FIELDS[kind].map((field) => (
            <EnquiryInput key={field.name} field={field} isFull={field.name === "message" && isMessageFull} readOnly={isSending} />
          ))}
        </div>
        {settings && (
          <div className={styles.withoutScripts} data-unscripted="">
            <p>{ENQUIRY_COPY.withoutScripts}</p>
            <OtherWays />
          </div>
        )}
        <div className={styles.send}>
          <p>
            {copy.privacy} <SiteLink href={LEGAL_ADDRESSES.privacyPolicy}>{ENQUIRY_COPY.privacyPolicy}</SiteLink>
          </p>
          <ButtonGroup>
            {settings && (
              <Button type="submit" kind="primary" aria-disabled={isSending || undefined}>
                {isSending && <span className={styles.spinner} aria-hidden="true" />}
                <span>{isSending ? ENQUIRY_COPY.sending : ENQUIRY_COPY.send}</span>
                {!isSending && <Icon name="arrow" />}
              </Button>
            )}
            {whatsapp && (
              <Button kind="outline" href={whatsapp.href} {...NEW_TAB}>
                {ENQUIRY_COPY.sendByWhatsapp}
              </Button>
            )}
          </ButtonGroup>
          {whatsapp?.shortened && <p>{ENQUIRY_COPY.shortened}</p>}
          <span className="visually-hidden" role="status">
            {isSending && ENQUIRY_COPY.sending}
          </span>
        </div>
      </form>
    </div>
  );
}

/** Without JavaScript the browser posts the form to the service (requirements R17.8). */
const nativePost = (settings: EnquirySettings | undefined) =>
  settings && { method: "post", encType: "multipart/form-data", action: `${settings.origin}/api/v1.0/email/send-form` };

/** Fields that the service requires in a native post (https://www.emailjs.com/docs/rest-api/send-form/). */
function HiddenIdentifiers({ settings }: { settings: EnquirySettings }) {
  return (
    <>
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={settings.templateId} />
      <input type="hidden" name="user_id" value={settings.publicKey} />
    </>
  );
}

/** A hidden field that only bots fill in (src/site/enquiry-service.ts). */
function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      Leave this empty
      <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

export const enquiryFormFragments = graphql`
  fragment EnquiryForm on EnquiryForm {
    heading
    note
    successNote
    privacy
  }
`;
