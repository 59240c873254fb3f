/** The service that mails enquiries. GATSBY_EMAILJS_ORIGIN replaces it by the mailbox in local builds (hosting/settings.ts). */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/**
 * The name of the honeypot, a field that only bots fill in. The service's template has no recipient for a request with
 * this field (PUBLISHING.md).
 */
export const HONEYPOT_NAME = "website";
