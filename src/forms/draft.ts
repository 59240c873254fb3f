import { FIELD_NAMES, type FieldName } from "./enquiry-fields";

export type Draft = Readonly<Partial<Record<FieldName, string>>>;

const STORAGE_KEY = "enquiry-draft";

/** Survives moving between pages even where storage is refused or full; the storage adds a reload. */
let draft: Draft | undefined;

/** @returns what was typed into any form of this tab and not sent yet */
export function readDraft(): Draft {
  draft ??= storedDraft();
  return draft;
}

/** Keeps what was typed; fields that are not named stay as they were. */
export function keepDraft(values: Draft): void {
  store({ ...readDraft(), ...values });
}

/** Drops the fields that were sent. What only another form asks for stays. */
export function forgetDraft(sent: Draft): void {
  store(Object.fromEntries(Object.entries(readDraft()).filter(([name]) => !(name in sent))));
}

function store(next: Draft): void {
  draft = next;
  try {
    if (Object.keys(next).length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be switched off or full; the form itself still holds the text
  }
}

function storedDraft(): Draft {
  const found: Partial<Record<FieldName, string>> = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    for (const name of FIELD_NAMES) {
      const value = isRecord(stored) ? stored[name] : undefined;
      if (typeof value === "string") found[name] = value;
    }
  } catch {
    // Switched off, or something else wrote there: an empty form is the right start
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
