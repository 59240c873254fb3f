import { enquiryOrigin } from "../site/enquiry-service";

/**
 * The settings of the e-mail service, fixed at build time. They are public identifiers, not secrets (.env.example).
 * @returns undefined if an identifier is missing; otherwise the identifiers and the service's origin
 */
export function enquirySettings() {
  // Gatsby replaces exactly these expressions. Browsers have no process.env.
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) return undefined;
  return { origin: enquiryOrigin(), publicKey, serviceId, templateId };
}

export type EnquirySettings = NonNullable<ReturnType<typeof enquirySettings>>;
