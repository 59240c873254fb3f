import { EMAILJS_ORIGIN } from "../site/enquiry-service";

/**
 * Where enquiries go. Gatsby writes the settings into the page at build; they are public identifiers, not secrets (.env.example).
 * @returns undefined if one of the three identifiers is missing: the form then offers telephone, e-mail and WhatsApp at once;
 *   otherwise them and the service's scheme, host and port, without a slash at the end
 */
export function enquirySettings() {
  // Each must be spelled out: Gatsby replaces these expressions, there is no process.env in a browser
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) return undefined;
  return { origin: process.env.GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN, publicKey, serviceId, templateId };
}

export type EnquirySettings = NonNullable<ReturnType<typeof enquirySettings>>;
