import { type EnquiryMessage, FIELD_NAMES, type FieldName, fieldId } from "./enquiry-fields";

/** The start of the keys in the session's storage; a field's name follows. */
export const DRAFT_KEY = "enquiry-draft-";

declare global {
  interface Window {
    /**
     * What src/layout/start-script.ts has kept of this page's form. It keeps the texts in the session's storage too, if
     * the browser does not block it. `focus` is the path of the page and the id of its focused field: "/about#id".
     */
    enquiryDraft?: Partial<Record<FieldName | "focus", string>>;
  }
}

/** @returns the last text of a field of that name, on any page of this tab */
export function readDraft(name: FieldName): string {
  try {
    const stored = sessionStorage.getItem(DRAFT_KEY + name);
    if (stored !== null) return stored;
  } catch {
    // The browser blocks storage.
  }
  return window.enquiryDraft?.[name] ?? "";
}

/** Stores a text that the browser has put into the form without an event. It survives a visit to another page. */
export function keepDraft(name: FieldName, text: string): void {
  window.enquiryDraft ??= {};
  window.enquiryDraft[name] = text;
  try {
    sessionStorage.setItem(DRAFT_KEY + name, text);
  } catch {
    // The browser blocks storage, or it is full.
  }
}

/** Removes the fields that were sent, unless they have changed since. */
export function forgetDraft(sent: EnquiryMessage): void {
  for (const name of FIELD_NAMES) {
    if (readDraft(name) !== sent[name]) continue;
    delete window.enquiryDraft?.[name];
    try {
      sessionStorage.removeItem(DRAFT_KEY + name);
    } catch {
      // The browser blocks storage.
    }
  }
}

/** Whether the visitor was last in this field, on this page. */
export const wasFocused = (name: FieldName) => window.enquiryDraft?.focus === `${location.pathname}#${fieldId(name)}`;
