import type { FieldName } from "./enquiry-fields";

export const FIELD_LABELS: Record<FieldName, string> = {
  fullName: "Full name",
  company: "Company",
  email: "E-mail",
  phone: "Phone",
  message: "Message",
};

/** Copy of the form's controls and alerts. Copy about the company is in data/pages/contact.yaml. */
export const ENQUIRY_COPY = {
  optional: "optional",
  send: "Send enquiry",
  sending: "Sending your enquiry",
  sendByWhatsapp: "Send by WhatsApp",
  privacyPolicy: "Privacy policy",
  messageFull: (limit: string) =>
    `Your message is ${limit} characters long, which is as much as the form takes. Send this part, and the rest by e-mail.`,
  withoutScripts:
    "Scripts are not running on this page, so the service that mails your enquiry answers on a bare page. OK means that we have it; anything else means that it was not sent. The Back button brings you back here. You can also reach us without the form:",
  unavailable: "This form cannot send at the moment.",
  unavailableNote: "Call us, or write here and take your text along:",
  /** The client prescribes this wording and that of `failed` (requirements R17.10). */
  sent: "Email sent successfully!",
  failed: "Failed to send email. Please try again later.",
  failedNote: "Your text is still in the form. Try again, or send it to us another way:",
  confirm: "One more click, please.",
  confirmNote:
    "Something filled in a field that people cannot see, as autofill sometimes does. Nothing is lost: press the button again and your enquiry is sent.",
  mailSubject: "Enquiry from the website",
  shortened: "Your message is too long for a link, so these links carry its beginning. All of it is still in the form.",
} as const;
