import { type EnquiryMessage, FIELD_NAMES, type FieldName } from "./enquiry-fields";

const storageKey = (name: FieldName) => `enquiry-draft-${name}`;

/** @returns what was typed last into a field of that name, on any page of this tab */
export function readDraft(name: FieldName): string {
  try {
    return sessionStorage.getItem(storageKey(name)) ?? "";
  } catch {
    // The browser blocks storage.
    return "";
  }
}

/** Stores the fields that the message names. They survive a reload and a visit to another page. An empty field is removed. */
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

/** Removes what was sent, unless it was edited since. What only another form asks for stays. */
export function forgetDraft(sent: EnquiryMessage): void {
  for (const name of FIELD_NAMES) if (readDraft(name) === sent[name]) keepDraft({ [name]: "" });
}
