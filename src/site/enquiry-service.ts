/** The service that mails enquiries. GATSBY_EMAILJS_ORIGIN overrides it, for example with the local mailbox. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/**
 * The name of the honeypot, a field that only bots fill in. The service's template has no recipient for a request with
 * this field (PUBLISHING.md).
 */
export const HONEYPOT_NAME = "website";
