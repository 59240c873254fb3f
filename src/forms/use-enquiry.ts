import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { HONEYPOT_NAME } from "../site/enquiry-service";
import { fillFromDraft, forgetDraft } from "./draft";
import { type EnquiryMessage, FIELD_NAMES, type FieldName, MESSAGE_MAX_CHARACTERS } from "./enquiry-fields";
import { enquirySettings } from "./enquiry-settings";
import { sendEnquiry } from "./send-enquiry";

/** What has become of the enquiry. Every state but the first two has an alert above the form. */
export type EnquiryState =
  | "typing"
  | "sending"
  /** The honeypot was filled in. A second press sends the enquiry. */
  | "confirm"
  | "sent"
  | "failed"
  /** The site was built without identifiers of the e-mail service. */
  | "unavailable";

/**
 * Sends the form and says what has become of it. The browser validates it.
 *
 * What a field contains: what the visitor typed, also before React arrived; in an empty field the draft of this tab,
 * from an earlier page or from before React drew the form again; nothing, once the service has accepted the enquiry.
 * A failed enquiry keeps its text. The fields are uncontrolled, so hydration leaves them alone.
 */
export function useEnquiry() {
  const formRef = useRef<HTMLFormElement>(null);
  /** Two presses in one task both see the state from before the first. */
  const isBusy = useRef(false);
  const [state, setState] = useState<EnquiryState>(enquirySettings() ? "typing" : "unavailable");
  /** For links that contain the visitor's text. */
  const [typed, setTyped] = useState<EnquiryMessage>({});

  // In the commit that may have replaced the fields: between it and a later effect, keys would go to the page.
  useLayoutEffect(() => {
    fillFromDraft();
    if (formRef.current) setTyped(messageIn(formRef.current));
  }, []);

  function press(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy.current) return;
    const form = event.currentTarget;
    const honeypot = fieldIn(form, HONEYPOT_NAME);
    if (honeypot?.value) {
      // Autofill may have filled it in.
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
    if (outcome === "failed") return;
    formRef.current?.reset();
    setTyped({});
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
    forgetDraft(message);
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
