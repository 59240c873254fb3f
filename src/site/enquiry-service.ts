/** @returns the service that mails enquiries: EmailJS, or the mailbox in local builds (hosting/settings.ts) */
export const enquiryOrigin = (): string => process.env.GATSBY_EMAILJS_ORIGIN || "https://api.emailjs.com";

/**
 * The name of the honeypot, a field that only bots fill in. The service's template has no recipient for a request with
 * this field (PUBLISHING.md).
 */
export const HONEYPOT_NAME = "website";
