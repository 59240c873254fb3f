import { CHECKED_NAMES, type CheckedName, FIELD_NAMES, type FieldName } from "./enquiry-fields";
import type { EnquiryMessage } from "./send-enquiry";

/** The honeypot: a field that no person sees; only a program that fills in everything fills it in. */
export const TRAP_NAME = "website";

/** @returns the form's field of that name */
export function fieldIn(form: HTMLFormElement, name: FieldName | typeof TRAP_NAME): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** @returns what the form's fields hold, every field named even if it is empty */
export const valuesOf = (form: HTMLFormElement): EnquiryMessage =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => fieldIn(form, name) ?? []).map(({ name, value }) => [name, value]));

/** @returns the fields that the browser's own rules refuse, in reading order (requirements R17.2) */
export const faultyFields = (form: HTMLFormElement): CheckedName[] =>
  CHECKED_NAMES.filter((name) => fieldIn(form, name)?.validity.valid === false);

/**
 * Fills the form with what the visitor typed last, wherever that was.
 * @param keepsTyped whether a field that is not empty holds something newer than the draft
 */
export function fillFromDraft(form: HTMLFormElement, draft: EnquiryMessage, keepsTyped: boolean): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (field && !(keepsTyped && field.value)) field.value = draft[name] ?? "";
  }
}

/** Empties the fields that still hold what was sent and leaves the others. */
export function clearFields(form: HTMLFormElement, sent: EnquiryMessage): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (field && field.value === sent[name]) field.value = "";
  }
}
