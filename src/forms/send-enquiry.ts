import type { FieldName } from "./enquiry-fields";
import type { EnquirySettings } from "./enquiry-settings";

/** What is sent, by field: exactly the template_params of requirements R17.7. */
export type EnquiryMessage = Readonly<Partial<Record<FieldName, string>>>;

/** The library waits for ever; a visitor does not. */
export const SEND_LIMIT_MS = 15_000;
/** The service answers 429 to a second request within a second. */
export const SEND_INTERVAL_MS = 1000;

let lastRequestEndedMs = Number.NEGATIVE_INFINITY;

/** Fetches the library, once: it is not part of a page's first view. */
export const loadLibrary = () => import("@emailjs/browser");

/**
 * Sends one enquiry through EmailJS (requirements R17.6).
 *
 * After the time limit we cannot know whether it arrived. The request is then aborted, which closes the connection: a service that has
 * not answered sees that nobody waits. One that had already accepted it may deliver it all the same, and a retry makes a second copy;
 * the service offers no key by which it could tell, and an enquiry that arrives twice is better than one that never does.
 * @throws whatever the reason was: the library's text for a bad call, `{ status, text }` from the service, or an Error
 */
export async function sendEnquiry(message: EnquiryMessage, settings: EnquirySettings): Promise<void> {
  await intervalSinceLastRequest();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${SEND_LIMIT_MS} ms`)), SEND_LIMIT_MS);
  try {
    const answer = await Promise.race([request(message, settings, limit.signal), abortOf(limit.signal)]);
    if (!isSuccess(answer)) throw answer;
  } catch (reason) {
    if (!isSuccess(reason)) throw reason;
  } finally {
    clearTimeout(timer);
    lastRequestEndedMs = performance.now();
  }
}

/** Waits, rather than refuses: the library's own limit counts failures too and refuses the retry. */
async function intervalSinceLastRequest(): Promise<void> {
  const waitMs = lastRequestEndedMs + SEND_INTERVAL_MS - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}

async function request(message: EnquiryMessage, settings: EnquirySettings, signal: AbortSignal) {
  const { init, send } = await loadLibrary();
  // A library that arrives after the limit must not send what the visitor was told had failed
  signal.throwIfAborted();
  init({ publicKey: settings.publicKey, origin: settings.origin });
  return withSignal(signal, () => send(settings.serviceId, settings.templateId, { ...message }));
}

/** The library passes no signal to `fetch`: its one request, made within a few microtasks, is given one on its way. */
function withSignal<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  const pageFetch = globalThis.fetch;
  const restore = () => {
    if (globalThis.fetch === signalledFetch) globalThis.fetch = pageFetch;
  };
  const signalledFetch: typeof fetch = (input, options) => {
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
