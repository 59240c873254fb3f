/** The short form asks for a name, an e-mail address and a phone number; the full one also for company and message. */
export type EnquiryFormKind = "full" | "short";

export const FIELD_NAMES = ["fullName", "company", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The template_params of requirements R17.7. */
export type EnquiryMessage = Readonly<Partial<Record<FieldName, string>>>;

/** 30 KB in scripts of three bytes a character: the service refuses more than 50 KB. */
export const MESSAGE_MAX_CHARACTERS = 10_000;

/** The prefix of the form's ids. A page has one form, and the ids that editors choose have no capitals. */
export const FORM_ID = "enquiryForm";

/** @returns the id of a field, for its label and its draft */
export const fieldId = (name: FieldName) => `${FORM_ID}-${name}`;

export interface EnquiryField {
  readonly name: FieldName;
  readonly required: boolean;
  /** Takes the whole row. */
  readonly wide?: boolean;
}

/** What each form asks for, in reading order (requirements R17.1 and R17.2). */
export const FIELDS: Record<EnquiryFormKind, readonly EnquiryField[]> = {
  full: [
    { name: "fullName", required: true },
    { name: "company", required: false },
    { name: "email", required: true },
    { name: "phone", required: false },
    { name: "message", required: true, wide: true },
  ],
  short: [
    { name: "fullName", required: true },
    { name: "email", required: true },
    { name: "phone", required: true, wide: true },
  ],
};
