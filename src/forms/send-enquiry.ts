import type { EnquiryMessage } from "./enquiry-fields";
import { enquirySettings } from "./enquiry-settings";

/** The library has no timeout of its own. */
export const SEND_TIMEOUT_MS = 15_000;

/**
 * Sends an enquiry through EmailJS (requirements R17.6). The library cannot abort a request, so the service may still
 * deliver an enquiry that timed out.
 * @throws the library's text for a wrong call, `{ status, text }` from the service, or an Error
 */
export async function sendEnquiry(message: EnquiryMessage): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`No response within ${SEND_TIMEOUT_MS} ms`)), SEND_TIMEOUT_MS);
  const timedOut = new Promise<never>((_, reject) => timeout.signal.addEventListener("abort", () => reject(timeout.signal.reason)));
  addEventListener("beforeunload", askBeforeLeaving);
  try {
    await Promise.race([request(message, timeout.signal), timedOut]);
  } finally {
    removeEventListener("beforeunload", askBeforeLeaving);
    clearTimeout(timer);
  }
}

async function request(message: EnquiryMessage, timeout: AbortSignal): Promise<void> {
  const settings = enquirySettings();
  if (!settings) throw new Error("This site was built without EmailJS identifiers (.env.example)");
  // A page's first view does not need the library.
  const { init, send } = await import("@emailjs/browser");
  // After the timeout the form has already said that the enquiry was not sent.
  timeout.throwIfAborted();
  init({ publicKey: settings.publicKey, origin: settings.origin });
  const response = await send(settings.serviceId, settings.templateId, { ...message });
  // Nothing else in the response is read (requirements R17.9).
  if (response.status !== 200 && response.text !== "OK") throw response;
}

/** Leaving the page would abort the request. */
function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
