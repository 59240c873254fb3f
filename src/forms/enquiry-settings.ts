import { enquiryOrigin } from "../site/enquiry-service";

/**
 * Settings of the e-mail service, fixed at build time. The identifiers are public, not secret (.env.example).
 * @returns the identifiers and the service's origin; undefined if an identifier is missing
 */
export function enquirySettings() {
  // Gatsby replaces exactly these expressions, because browsers have no process.env.
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) return undefined;
  return { origin: enquiryOrigin(), publicKey, serviceId, templateId };
}

export type EnquirySettings = NonNullable<ReturnType<typeof enquirySettings>>;
