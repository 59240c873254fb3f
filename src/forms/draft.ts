import { type EnquiryMessage, FIELD_NAMES, type FieldName, fieldId } from "./enquiry-fields";

const STORAGE_KEY = "enquiry-draft";

/** Unsent input from any page of this tab. If the browser blocks storage, it lasts as long as the page. */
const draft: Partial<Record<FieldName, string>> = {};
/** The id of the last focused element. */
let focused = "";

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

function restore(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const values = new Map<string, unknown>(Object.entries(Object(stored)));
    for (const name of FIELD_NAMES) {
      const value = values.get(name);
      if (typeof value === "string") draft[name] = value;
    }
  } catch {
    // Storage is blocked.
  }
}

const isField = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function keepInput({ target }: Event): void {
  const name = FIELD_NAMES.find((candidate) => isField(target) && target.id === fieldId(candidate));
  if (!name || !isField(target)) return;
  draft[name] = target.value;
  store();
}

/** Starts to save input. Call it before React starts, because React may render the form again or remove the page. */
export function keepDraft(): void {
  restore();
  fillFromDraft();
  focused = document.activeElement?.id ?? "";
  // Autofill may fire only the second event.
  for (const type of ["input", "change"]) document.addEventListener(type, keepInput, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target.id : "";
  });
}

/** Fills the empty fields of the page's form, and returns the focus to a field that React rendered again. */
export function fillFromDraft(): void {
  for (const name of FIELD_NAMES) {
    const field = document.getElementById(fieldId(name));
    if (!isField(field)) continue;
    if (field.value) draft[name] = field.value;
    else field.value = draft[name] ?? "";
    if (field.id === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  }
  store();
}

/** Removes the sent fields from the draft, unless they have changed since. */
export function forgetDraft(sent: EnquiryMessage): void {
  for (const name of FIELD_NAMES) if (draft[name] === sent[name]) delete draft[name];
  store();
}
