import type { FieldName } from "./enquiry-fields";
import type { EnquirySettings } from "./enquiry-settings";

/** What is sent, by field: exactly the template_params of requirements R17.7. */
export type EnquiryMessage = Readonly<Partial<Record<FieldName, string>>>;

/** The library has no time limit; a visitor does. */
export const SEND_LIMIT_MS = 15_000;
/** The service answers 429 to a second request within a second. */
export const SEND_INTERVAL_MS = 1000;
/** Where the library posts to, below the service's origin (requirements R17.6). */
const SEND_PATH = "/api/v1.0/email/send";

let lastRequestEndedMs = Number.NEGATIVE_INFINITY;

/** Fetches the library, once: it is not part of a page's first view. */
export const loadLibrary = () => import("@emailjs/browser");

/**
 * Sends one enquiry through EmailJS (requirements R17.6).
 *
 * After the time limit we cannot know whether it arrived. The request is then aborted, which closes the connection: a service that has
 * not answered sees that nobody waits. One that had already accepted it may deliver it all the same, and a retry makes a second copy;
 * the service offers no key by which it could tell, and an enquiry that arrives twice is better than one that never does.
 *
 * Leaving the page ends it in the same way, whatever the browser does with the page: one that is frozen in the back/forward cache must
 * not send, when it comes back, what the visitor may have sent from another page since.
 * @param notBeforeMs when it may leave at the earliest, on the clock of `performance.now()`
 * @throws whatever the reason was: the library's text for a bad call, `{ status, text }` from the service, or an Error
 */
export async function sendEnquiry(message: EnquiryMessage, settings: EnquirySettings, notBeforeMs: number): Promise<void> {
  const stop = new AbortController();
  const leave = () => stop.abort(new Error("The page was left before the service answered"));
  addEventListener("pagehide", leave);
  try {
    const request = requestWhenDue(message, settings, notBeforeMs, stop);
    const answer = await Promise.race([request, abortOf(stop.signal)]).catch((reason: unknown) => reason);
    if (!isSuccess(answer)) throw answer;
  } finally {
    removeEventListener("pagehide", leave);
    lastRequestEndedMs = performance.now();
  }
}

/** Waits, rather than refuses: the library's own rate limit counts failures too and would refuse the retry. */
async function requestWhenDue(message: EnquiryMessage, settings: EnquirySettings, notBeforeMs: number, stop: AbortController) {
  const waitMs = Math.max(notBeforeMs, lastRequestEndedMs + SEND_INTERVAL_MS) - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const limit = setTimeout(() => stop.abort(new Error(`No answer within ${SEND_LIMIT_MS} ms`)), SEND_LIMIT_MS);
  try {
    const { init, send } = await loadLibrary();
    // A visitor who was already shown a failure, or has left, must not send after all
    stop.signal.throwIfAborted();
    init({ publicKey: settings.publicKey, origin: settings.origin });
    return await withSignal(stop.signal, settings.origin + SEND_PATH, () => send(settings.serviceId, settings.templateId, { ...message }));
  } finally {
    clearTimeout(limit);
  }
}

/**
 * The library passes no signal to `fetch`. Until its one request has been made, a few microtasks later, `fetch` is replaced by one that
 * gives a request to the library's address the signal and leaves every other request as it is.
 */
function withSignal<Answer>(signal: AbortSignal, address: string, call: () => Promise<Answer>): Promise<Answer> {
  const pageFetch = globalThis.fetch;
  const restore = () => {
    if (globalThis.fetch === signalledFetch) globalThis.fetch = pageFetch;
  };
  const signalledFetch: typeof fetch = (input, options) => {
    if (input !== address) return pageFetch(input, options);
    restore();
    return pageFetch(input, { ...options, signal });
  };
  globalThis.fetch = signalledFetch;
  return call().finally(restore);
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

/** Status 200 or the text OK, whatever else is in the answer (requirements R17.9). */
function isSuccess(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  return ("status" in answer && answer.status === 200) || ("text" in answer && answer.text === "OK");
}
