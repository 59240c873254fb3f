import { type EnquiryMessage, FIELD_NAMES, type FieldName } from "./enquiry-fields";

const storageKey = (name: FieldName) => `enquiry-draft-${name}`;

/** @returns the last text of a field of that name, on any page of this tab */
export function readDraft(name: FieldName): string {
  try {
    return sessionStorage.getItem(storageKey(name)) ?? "";
  } catch {
    // The browser blocks storage.
    return "";
  }
}

/** Stores the fields of the message. They survive a reload and a visit to another page. Empty fields are removed. */
export function keepDraft(message: EnquiryMessage): void {
  try {
    for (const name of FIELD_NAMES) {
      const value = message[name];
      if (value) sessionStorage.setItem(storageKey(name), value);
      else if (value === "") sessionStorage.removeItem(storageKey(name));
    }
  } catch {
    // The browser blocks storage, or it is full: the text is in the form only.
  }
}

/** Removes the fields that were sent, unless they have changed since. */
export function forgetDraft(sent: EnquiryMessage): void {
  for (const name of FIELD_NAMES) if (readDraft(name) === sent[name]) keepDraft({ [name]: "" });
}
