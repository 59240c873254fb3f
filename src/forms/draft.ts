import { type EnquiryMessage, FIELD_NAMES, type FieldName, fieldId } from "./enquiry-fields";

const STORAGE_KEY = "enquiry-draft";

/** Unsent input from any page of this tab. A field that was sent is empty, an untouched one is missing. */
type Draft = Partial<Record<FieldName, string>>;

/** Takes the place of storage that the browser blocks. It lasts as long as the page. */
let blockedDraft: Draft = {};
/** The last focused element. */
let focused: unknown;

/** Reads storage each time, because another page of the tab may have changed it. */
function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return blockedDraft;
  }
}

function store(draft: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    blockedDraft = draft;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: unknown): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function keepInput({ target }: { readonly target: unknown }): void {
  if (!isField(target)) return;
  const name = FIELD_NAMES.find((candidate) => target.id === fieldId(candidate));
  if (name) store({ ...readDraft(), [name]: target.value });
}

/**
 * Starts to save input. Call it before React starts, because React may render the form again or remove the page.
 * @param typedFields the elements that the visitor has changed so far (src/layout/start-script.ts)
 */
export function keepDraft(typedFields: Iterable<unknown> = []): void {
  for (const target of typedFields) keepInput({ target });
  fillFromDraft();
  focused = document.activeElement;
  // Autofill may fire only the second event.
  for (const type of ["input", "change"]) document.addEventListener(type, keepInput, { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
}

/**
 * Shows the draft in the page's form. Call it whenever the visitor arrives at the page. The browser may have restored the
 * form as it was left, but another page may have changed or sent its text since.
 * @returns whether a field has changed
 */
export function fillFromDraft(): boolean {
  const draft = readDraft();
  let isChanged = false;
  for (const name of FIELD_NAMES) {
    const field = document.getElementById(fieldId(name));
    if (!isField(field)) continue;
    const kept = draft[name];
    if (kept === undefined) {
      if (field.value) draft[name] = field.value;
    } else if (field.value !== kept) {
      field.value = kept;
      isChanged = true;
    }
  }
  store(draft);
  return isChanged;
}

/** Returns the focus to a field that was rendered again. */
export function restoreFocus(): void {
  if (!isField(focused) || focused.isConnected) return;
  const field = document.getElementById(focused.id);
  if (isField(field)) field.focus({ preventScroll: true });
}

/** Empties the sent fields of the draft, unless they have changed since. */
export function forgetDraft(sent: EnquiryMessage): void {
  const draft = readDraft();
  for (const name of FIELD_NAMES) if (name in sent && draft[name] === sent[name]) draft[name] = "";
  store(draft);
}
