import { type FormEvent, useEffect, useRef, useState } from "react";
import { amendFailed, deliver, dismissOutcome, useDelivery, whenSent } from "./delivery";
import { keepDraft, readDraft } from "./draft";
import type { CheckedName } from "./enquiry-fields";
import { enquirySettings } from "./enquiry-settings";
import { clearFields, faultyFields, fieldIn, fillFromDraft, TRAP_NAME, valuesOf } from "./form-fields";
import { type EnquiryMessage, loadLibrary } from "./send-enquiry";

/** Nobody fills the form in faster. A quicker enquiry is not refused: it leaves when this time has passed. */
export const MINIMUM_FILL_MS = 3000;

/**
 * A page of Firefox's back/forward cache comes back with the tab's storage as it was when the page was left: it would show an older draft, or
 * one that was sent since (github.com/whatwg/storage/issues/119). Firefox keeps no page that listens for its unloading.
 */
function leaveFirefoxCache(): () => void {
  const isFirefox = "mozInnerScreenX" in window;
  const nothing = () => {};
  if (isFirefox) addEventListener("unload", nothing);
  return () => removeEventListener("unload", nothing);
}

/**
 * What the enquiry form does: checks, keeps, sends. The browser holds what is typed; our state never does, so nothing typed before
 * hydration is lost.
 */
export function useEnquiry() {
  /** false in the HTML and while the script takes it over, true from then on. */
  const [hydrated, setHydrated] = useState(false);
  const delivery = useDelivery();
  const { step } = delivery;
  const [faults, setFaults] = useState<readonly CheckedName[]>([]);
  const [asksToConfirm, setAsksToConfirm] = useState(false);
  /** Counts the submits that the form answered itself, so that each moves the focus to its alert. */
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const confirmed = useRef(false);
  const startedHere = useRef(false);
  const shownSinceMs = useRef(0);

  useEffect(() => {
    shownSinceMs.current = performance.now();
    const shown = form.current;
    if (shown) {
      fillFromDraft(shown, readDraft(), !isFilledByBrowser(shown));
      keepDraft(filled(valuesOf(shown)));
    }
    return dismissOutcome;
  }, []);

  useEffect(() => setHydrated(true), []);

  useEffect(leaveFirefoxCache, []);

  useEffect(() => {
    // Restored as it was left; another document of this tab may have sent the draft since, or added to it
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current) return;
      // as on arrival: the other document may have sent within the last second, and the service would refuse
      shownSinceMs.current = performance.now();
      dismissOutcome();
      setFaults([]);
      setAsksToConfirm(false);
      fillFromDraft(form.current, readDraft(), false);
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  useEffect(() => {
    if (refusals > 0) alert.current?.focus();
  }, [refusals]);

  useEffect(() => whenSent((message) => form.current && clearFields(form.current, message)), []);

  useEffect(() => {
    if (step !== "sent" && step !== "failed") return;
    // A visitor who has moved on, to another page or another part of this one, hears the alert and keeps their focus
    const active = document.activeElement;
    const waitsHere = form.current?.contains(active) || (startedHere.current && active === document.body);
    if (waitsHere) alert.current?.focus();
  }, [step]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (step === "sending") return;
    const shown = event.currentTarget;
    const values = valuesOf(shown);
    // The second half of a double click may come after the answer: a form that success has emptied is not a new enquiry
    if (step === "sent" && !Object.values(values).some(Boolean)) return;
    const found = faultyFields(shown);
    // Asked once, whatever fills the honeypot: nobody who insists is turned away
    const suspicious = found.length === 0 && !confirmed.current && Boolean(fieldIn(shown, TRAP_NAME)?.value);
    confirmed.current ||= suspicious;
    setFaults(found);
    setAsksToConfirm(suspicious);
    if (found.length > 0 || suspicious) {
      dismissOutcome();
      setRefusals((count) => count + 1);
      return;
    }
    startedHere.current = true;
    void deliver(values, shownSinceMs.current + MINIMUM_FILL_MS);
  }

  function input(event: FormEvent<HTMLFormElement>): void {
    const shown = event.currentTarget;
    const values = valuesOf(shown);
    keepDraft(values);
    // What is typed after a success is the next enquiry: it has not been sent
    if (step === "sent") dismissOutcome();
    amendFailed(values);
    if (faults.length === 0) return;
    const found = faultyFields(shown);
    setFaults(faults.filter((name) => found.includes(name)));
  }

  return {
    hydrated,
    delivery,
    faults,
    asksToConfirm,
    alert,
    formProps: {
      ref: form,
      // The browser's own bubbles serve until the script can say more
      noValidate: hydrated,
      onSubmit: submit,
      onInput: input,
      onFocus: fetchLibrary,
    },
  };
}

/**
 * When a visitor goes back to a document that the browser did not keep, it fills the fields with what they held when the document was
 * left, which may have been sent or changed since. Nobody can have typed unless the focus is in the form.
 */
function isFilledByBrowser(form: HTMLFormElement): boolean {
  const isReturn = performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "back_forward");
  return isReturn && !form.contains(document.activeElement);
}

/** While the visitor types; sending asks for it again if this fails. */
function fetchLibrary(): void {
  if (enquirySettings()) loadLibrary().catch(() => undefined);
}

const filled = (values: EnquiryMessage): EnquiryMessage => Object.fromEntries(Object.entries(values).filter(([, value]) => value));
