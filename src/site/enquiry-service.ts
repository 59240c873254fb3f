/** @returns the origin of the service that mails enquiries: EmailJS, or the local mailbox in local builds (hosting/settings.ts) */
export const enquiryOrigin = (): string => process.env.GATSBY_EMAILJS_ORIGIN || "https://api.emailjs.com";

/**
 * The name of the honeypot, a field that only bots fill in. The service's template gives a request with this field no
 * recipient (PUBLISHING.md).
 */
export const HONEYPOT_NAME = "website";
