/** The address of the service that mails enquiries; GATSBY_EMAILJS_ORIGIN names another one, such as the local mailbox. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";

/**
 * The honeypot: a field that only a program fills in.
 * The service's template has no recipient for a post that names it (PUBLISHING.md).
 */
export const HONEYPOT_NAME = "website";
