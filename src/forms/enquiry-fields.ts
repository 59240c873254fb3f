/** The short form asks for a name, an e-mail address and a phone number; the full one also for company and message. */
export type EnquiryFormKind = "full" | "short";

export const FIELD_NAMES = ["fullName", "company", "email", "phone", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The fields with a rule; anything goes in the company (requirements R17.2). */
export const CHECKED_NAMES = ["fullName", "email", "phone", "message"] as const satisfies readonly FieldName[];
export type CheckedName = (typeof CHECKED_NAMES)[number];

/** What the ids of the form's parts begin with: a page has one form, and the ids that editors choose have no capitals. */
export const FORM_ID = "enquiryForm";

/** @returns the id of a field, which its label and the summary of faults name */
export const fieldId = (name: FieldName) => `${FORM_ID}-${name}`;

export interface EnquiryField {
  readonly name: FieldName;
  readonly required: boolean;
  /** Takes the whole row; the others share one, two by two. */
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
