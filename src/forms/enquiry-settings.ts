import { EMAILJS_ORIGIN } from "../site/enquiry-service";

/** Where enquiries go. Gatsby writes these into the page at build; they are public identifiers, not secrets (.env.example). */
export interface EnquirySettings {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/**
 * The settings this site was built with.
 * @returns undefined if one of the three identifiers is missing: the form then offers telephone, e-mail and WhatsApp at once
 */
export function enquirySettings(): EnquirySettings | undefined {
  // Each must be spelled out: Gatsby replaces these expressions, there is no process.env in a browser
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) return undefined;
  return { origin: process.env.GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN, publicKey, serviceId, templateId };
}
