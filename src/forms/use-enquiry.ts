import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { HONEYPOT_NAME } from "../site/enquiry-service";
import { fillFromDraft, forgetDraft, restoreFocus } from "./draft";
import { type EnquiryMessage, FIELD_NAMES, type FieldName, MESSAGE_MAX_CHARACTERS } from "./enquiry-fields";
import { enquirySettings } from "./enquiry-settings";
import { sendEnquiry } from "./send-enquiry";

/** State of the enquiry. All states but the first two show an alert above the form. */
export type EnquiryState =
  | "typing"
  | "sending"
  /** The honeypot was filled in. A second press sends the enquiry. */
  | "confirm"
  | "sent"
  | "failed"
  /** The build has no identifiers of the e-mail service. */
  | "unavailable";

/**
 * Sends the form and reports its state. The browser validates it.
 *
 * The fields show the page's draft (src/forms/draft.ts), which has the input from before a reload, from before hydration
 * and from before React rendered the form again. Success clears the fields, a failure keeps them. The fields are
 * uncontrolled, so hydration does not change them.
 */
export function useEnquiry() {
  const formRef = useRef<HTMLFormElement>(null);
  /** A ref, because two presses in one task would both read the state from before the first. */
  const isBusy = useRef(false);
  const [state, setState] = useState<EnquiryState>(enquirySettings() ? "typing" : "unavailable");
  /** For links that contain the visitor's text. */
  const [typed, setTyped] = useState<EnquiryMessage>({});

  // A layout effect runs in the commit that may have replaced the fields. Before a later effect, key presses would go to the page.
  useLayoutEffect(() => {
    fillFromDraft();
    restoreFocus();
    if (formRef.current) setTyped(messageIn(formRef.current));
  }, []);

  function press(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const honeypot = fieldIn(form, HONEYPOT_NAME);
    if (honeypot?.value) {
      // Autofill may have filled the honeypot.
      honeypot.value = "";
      setState("confirm");
    } else {
      isBusy.current = true;
      setState("sending");
      void send(messageIn(form)).then(settle);
    }
  }

  function input(event: SyntheticEvent<HTMLFormElement>): void {
    setTyped(messageIn(event.currentTarget));
    if (state === "sent") setState("typing");
  }

  function settle(outcome: "sent" | "failed"): void {
    isBusy.current = false;
    setState(outcome);
    if (outcome === "failed" || !formRef.current) return;
    formRef.current.reset();
    setTyped(messageIn(formRef.current));
  }

  return {
    state,
    typed,
    isMessageFull: (typed.message ?? "").length >= MESSAGE_MAX_CHARACTERS,
    formProps: { ref: formRef, onSubmit: press, onInput: input },
  };
}

async function send(message: EnquiryMessage): Promise<"sent" | "failed"> {
  try {
    await sendEnquiry(message);
    forgetDraft();
    return "sent";
  } catch (reason) {
    console.error("The enquiry was not sent:", reason);
    return "failed";
  }
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
