import { cleanAddress } from "./email-address";
import { FIELD_NAMES, fieldId } from "./enquiry-fields";

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: unknown): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Unsent input of this page. It survives a reload, and lasts as long as the page if the browser blocks storage. */
let draft = new URLSearchParams();
/** The last focused element. */
let focused: unknown;

const storageKey = () => `enquiry ${location.pathname}`;

function storedDraft(): string {
  try {
    return sessionStorage.getItem(storageKey()) ?? "";
  } catch {
    return "";
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey(), String(draft));
  } catch {
    // Blocked or full.
  }
}

/** Starts to save input. Call it before React starts, because React may render the form again or remove the page. */
export function keepDraft(): void {
  draft = new URLSearchParams(storedDraft());
  fillFromDraft();
  focused = document.activeElement;
  // Autofill may fire only the second event.
  for (const type of ["input", "change"]) document.addEventListener(type, keepInput, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
}

function keepInput({ target }: { readonly target: unknown }): void {
  const name = isField(target) && FIELD_NAMES.find((candidate) => target.id === fieldId(candidate));
  if (!name) return;
  const text = name === "email" ? cleanAddress(target.value) : target.value;
  // Setting the value moves the caret.
  if (text !== target.value) target.value = text;
  draft.set(name, text);
  store();
}

/** Fills empty fields from the draft, and takes over the text of the others. */
export function fillFromDraft(): void {
  for (const name of FIELD_NAMES) {
    const field = document.getElementById(fieldId(name));
    if (!isField(field)) continue;
    if (field.value) keepInput({ target: field });
    else field.value = draft.get(name) ?? "";
  }
}

/** Returns the focus to a field that was rendered again. */
export function restoreFocus(): void {
  if (!isField(focused) || focused.isConnected) return;
  const field = document.getElementById(focused.id);
  if (isField(field)) field.focus({ preventScroll: true });
}

/** Empties the draft once it is sent. */
export function forgetDraft(): void {
  draft = new URLSearchParams();
  store();
}
