import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { HONEYPOT_NAME } from "../site/enquiry-service";
import { forgetDraft, keepDraft, readDraft, wasFocused } from "./draft";
import {
  CHECKED_NAMES,
  type CheckedName,
  type EnquiryMessage,
  FIELD_NAMES,
  type FieldName,
  MESSAGE_MAX_CHARACTERS,
} from "./enquiry-fields";
import { enquirySettings } from "./enquiry-settings";
import { sendEnquiry } from "./send-enquiry";

/** What the alert above the form says. */
export type EnquiryOutcome =
  | { readonly kind: "invalid"; readonly names: readonly CheckedName[] }
  | { readonly kind: "confirm" }
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly message: EnquiryMessage }
  /** The site was built without identifiers of the e-mail service. The links contain what is typed. */
  | { readonly kind: "unavailable"; readonly message: EnquiryMessage };

const initialOutcome = (): EnquiryOutcome | undefined => (enquirySettings() ? undefined : { kind: "unavailable", message: {} });

interface Delivery {
  readonly message: EnquiryMessage;
  readonly isDelivered: Promise<boolean>;
}

/** The enquiry that is being sent. It outlives its page: the form of the next page shows the outcome. */
let inProgress: Delivery | undefined;

/** @returns whether the service accepted the enquiry */
async function deliver(message: EnquiryMessage): Promise<boolean> {
  try {
    await sendEnquiry(message);
    forgetDraft(message);
    return true;
  } catch (reason) {
    console.error("The enquiry was not sent:", reason);
    return false;
  } finally {
    inProgress = undefined;
  }
}

/** Validates, stores and sends the form. The inputs are uncontrolled, so hydration keeps what was typed before. */
export function useEnquiry() {
  const formRef = useRef<HTMLFormElement>(null);
  const [delivery, setDelivery] = useState<Delivery>();
  const [outcome, setOutcome] = useState(initialOutcome);
  const [presses, setPresses] = useState(0);
  const [isMessageFull, setMessageFull] = useState(false);
  /** For links that contain the visitor's text. */
  const [typed, setTyped] = useState<EnquiryMessage>({});

  useEffect(() => {
    if (!formRef.current) return;
    // Without JavaScript the browser shows its own messages.
    formRef.current.noValidate = true;
    restoreDraft(formRef.current);
    const message = messageIn(formRef.current);
    setMessageFull(isFull(message));
    setTyped(message);
    setDelivery(inProgress);
  }, []);

  useEffect(() => {
    void delivery?.isDelivered.then((isDelivered) => {
      if (isDelivered) {
        formRef.current?.reset();
        setMessageFull(false);
        setTyped({});
      }
      setOutcome(isDelivered ? { kind: "sent" } : { kind: "failed", message: delivery.message });
      setDelivery(undefined);
    });
  }, [delivery]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (delivery || inProgress) return;
    const form = event.currentTarget;
    const message = messageIn(form);
    // The second click of a double click may come after success, which has emptied the form.
    if (outcome?.kind === "sent" && !Object.values(message).some(Boolean)) return;
    setPresses((count) => count + 1);
    const names = invalidFields(form);
    const honeypot = fieldIn(form, HONEYPOT_NAME);
    if (names.length > 0) {
      setOutcome({ kind: "invalid", names });
    } else if (honeypot?.value) {
      // Autofill may have filled it in. A second press sends the enquiry.
      honeypot.value = "";
      setOutcome({ kind: "confirm" });
    } else {
      inProgress = { message, isDelivered: deliver(message) };
      setOutcome(undefined);
      setDelivery(inProgress);
    }
  }

  function input(event: SyntheticEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const message = messageIn(form);
    setMessageFull(isFull(message));
    setTyped(message);
    setOutcome(outcome && afterInput(outcome, message, invalidFields(form)));
  }

  return {
    isSending: delivery !== undefined,
    outcome,
    presses,
    isMessageFull,
    typed,
    formProps: { ref: formRef, onSubmit: submit, onInput: input },
  };
}

const isFull = ({ message = "" }: EnquiryMessage) => message.length >= MESSAGE_MAX_CHARACTERS;

/** @returns the outcome after more typing: fewer errors, or an alert whose links contain the new text */
function afterInput(outcome: EnquiryOutcome, message: EnquiryMessage, invalid: readonly CheckedName[]): EnquiryOutcome | undefined {
  if ("message" in outcome) return { ...outcome, message: { ...outcome.message, ...message } };
  if (outcome.kind === "confirm") return outcome;
  const names = outcome.kind === "invalid" ? outcome.names.filter((name) => invalid.includes(name)) : [];
  return names.length > 0 ? { kind: "invalid", names } : undefined;
}

function fieldIn(form: HTMLFormElement, name: FieldName | typeof HONEYPOT_NAME): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

/** @returns the values of all fields, including empty ones */
function messageIn(form: HTMLFormElement): EnquiryMessage {
  const fields = FIELD_NAMES.flatMap((name) => fieldIn(form, name) ?? []);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** @returns the fields that the browser finds invalid, in reading order (requirements R17.2) */
const invalidFields = (form: HTMLFormElement): CheckedName[] =>
  CHECKED_NAMES.filter((name) => fieldIn(form, name)?.validity.valid === false);

/**
 * Fills empty fields from the draft. Text that is already in the form is newer. The focus returns to a field that React
 * has replaced, because the HTML was not as the server had sent it.
 */
function restoreDraft(form: HTMLFormElement): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (!field) continue;
    if (field.value) keepDraft(name, field.value);
    else field.value = readDraft(name);
    if (wasFocused(name) && document.activeElement === document.body) field.focus({ preventScroll: true });
  }
}
