import { useSyncExternalStore } from "react";
import { forgetDraft } from "./draft";
import { enquirySettings } from "./enquiry-settings";
import { type EnquiryMessage, sendEnquiry } from "./send-enquiry";

/** idle, then sending, then sent or failed (requirements R17.5). */
export type Delivery = { readonly step: "idle" } | { readonly step: "sending" | "sent" | "failed"; readonly message: EnquiryMessage };

const IDLE: Delivery = { step: "idle" };
const WITHOUT_SETTINGS = "this site was built without EmailJS identifiers (.env.example)";

/** Outside of the form, so that a send outlives the page it began on and no second one starts beside it. */
let current: Delivery = IDLE;
const listeners = new Set<() => void>();

function become(next: Delivery): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Sends an enquiry, unless one is already being sent. Its progress shows in `useDelivery`; nothing is thrown.
 * @param notBeforeMs when it may leave at the earliest, on the clock of `performance.now()`
 */
export async function deliver(message: EnquiryMessage, notBeforeMs: number): Promise<void> {
  if (current.step === "sending") return;
  become({ step: "sending", message });
  addEventListener("beforeunload", askBeforeLeaving);
  try {
    const settings = enquirySettings();
    // a promise in either case: "failed" then follows "sending" by a microtask, in which the form is drawn as sending. Otherwise a second
    // failure would look like the first, and would not move the focus to its alert
    await (settings ? sendEnquiry(message, settings, notBeforeMs) : Promise.reject(WITHOUT_SETTINGS));
    forgetDraft(message);
    become({ step: "sent", message });
  } catch (reason) {
    console.error("The enquiry was not sent:", reason);
    become({ step: "failed", message });
  } finally {
    removeEventListener("beforeunload", askBeforeLeaving);
  }
}

/** Closing the tab would lose both the request and the draft. */
function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}

/** A failed enquiry that is edited: the links under the failure carry the new text. */
export function amendFailed(message: EnquiryMessage): void {
  if (current.step === "failed") become({ step: "failed", message });
}

/** The outcome belongs to an enquiry that the visitor has done with: they left its page, or began another. */
export function dismissOutcome(): void {
  if (current.step !== "sending") become(IDLE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls back at the moment an enquiry has been sent: before a second press of Enter is heard, which would send the same fields again.
 * @returns what ends it
 */
export const whenSent = (callback: (message: EnquiryMessage) => void): (() => void) =>
  subscribe(() => {
    if (current.step === "sent") callback(current.message);
  });

const latest = () => current;

/** @returns the state of the latest enquiry */
export const useDelivery = (): Delivery => useSyncExternalStore(subscribe, latest, latest);
