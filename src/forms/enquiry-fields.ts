/** The short form asks for name, e-mail address and phone number. The full form also asks for company and message. */
export type EnquiryFormKind = "full" | "short";

export const FIELD_NAMES = ["fullName", "company", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The template_params of requirements R17.7. */
export type EnquiryMessage = Readonly<Partial<Record<FieldName, string>>>;

/** At most 30 KB in scripts with three bytes a character. The service rejects more than 50 KB. */
export const MESSAGE_MAX_CHARACTERS = 10_000;

/** Prefix of the form's ids, which are unique: a page has one form, and ids chosen by editors have no capitals. */
export const FORM_ID = "enquiryForm";

/** @returns the id of a field, for its label and its draft */
export const fieldId = (name: FieldName) => `${FORM_ID}-${name}`;

export interface EnquiryField {
  readonly name: FieldName;
  readonly required: boolean;
  /** Spans the whole row. */
  readonly wide?: boolean;
}

/** The fields of each form in reading order (requirements R17.1 and R17.2). */
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
