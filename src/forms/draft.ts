import { FIELD_NAMES, type FieldName } from "./enquiry-fields";
import type { EnquiryMessage } from "./send-enquiry";

const STORAGE_KEY = "enquiry-draft";

/** What this page kept itself while the tab's storage is refused or full. */
let keptHere: EnquiryMessage | undefined;

/**
 * Reads the tab's storage each time: another document of this tab may have written there since. A page that comes back from the
 * back/forward cache then finds what is newest.
 * @returns what was typed into any form of this tab and not sent yet
 */
export function readDraft(): EnquiryMessage {
  if (keptHere) return keptHere;
  try {
    const stored = new Map<string, unknown>(Object.entries(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}")));
    const isKept = (name: FieldName) => typeof stored.get(name) === "string";
    return Object.fromEntries(FIELD_NAMES.filter(isKept).map((name) => [name, stored.get(name)]));
  } catch {
    // Switched off, or something else wrote there: an empty form is the right start
    return {};
  }
}

/** Keeps what was typed; fields that are not named stay as they were. */
export function keepDraft(values: EnquiryMessage): void {
  store({ ...readDraft(), ...values });
}

/** Drops the fields that were sent. What only another form asks for stays, and so does what was typed since. */
export function forgetDraft(sent: EnquiryMessage): void {
  const draft = readDraft();
  const isUnsent = (name: FieldName) => draft[name] !== undefined && draft[name] !== sent[name];
  store(Object.fromEntries(FIELD_NAMES.filter(isUnsent).map((name) => [name, draft[name]])));
}

function store(next: EnquiryMessage): void {
  try {
    if (Object.keys(next).length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else sessionStorage.removeItem(STORAGE_KEY);
    keptHere = undefined;
  } catch {
    // Switched off or full: the draft then lasts as long as this page does
    keptHere = next;
  }
}
