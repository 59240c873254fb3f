/** The address of the service that mails enquiries; GATSBY_EMAILJS_ORIGIN names another one, such as the local mailbox. */
export const EMAILJS_ORIGIN = "https://api.emailjs.com";
