import type { EnquiryMessage } from "./enquiry-fields";
import { type EnquirySettings, enquirySettings } from "./enquiry-settings";

/** How long to wait for the service. The library has no timeout. */
export const SEND_TIMEOUT_MS = 15_000;
/** The last part of that time. A frozen tab's timers expire while it is frozen, so its response needs time after them. */
const LAST_WAIT_MS = 1000;
/** How long to wait for the library before sending without it. */
export const LIBRARY_TIMEOUT_MS = 5000;
/** The library's `lib_version`. */
const LIBRARY_VERSION = "4.4.1";

/**
 * Sends an enquiry through EmailJS (requirements R17.6). The library cannot abort a request, so the service may still
 * deliver an enquiry that timed out.
 * @throws the library's message for an invalid call, `{ status, text }` from the service, or an Error
 */
export async function sendEnquiry(message: EnquiryMessage): Promise<void> {
  const settings = enquirySettings();
  if (!settings) throw new Error("This site was built without EmailJS identifiers (.env.example)");
  addEventListener("beforeunload", askBeforeLeaving);
  try {
    const response = await Promise.race([request(settings, message), timeout()]);
    // The rest of the response is ignored (requirements R17.9).
    if (response.status !== 200 && response.text !== "OK") throw response;
  } finally {
    removeEventListener("beforeunload", askBeforeLeaving);
  }
}

interface EmailServiceResponse {
  readonly status: number;
  readonly text: string;
}

async function request(settings: EnquirySettings, message: EnquiryMessage): Promise<EmailServiceResponse> {
  const send = await Promise.race([loadLibrary(settings), after(LIBRARY_TIMEOUT_MS)]).catch(() => undefined);
  return send ? send(settings.serviceId, settings.templateId, { ...message }) : post(settings, message);
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/**
 * Loads the library on demand, because the first view does not need it.
 * @throws if its file is missing or it cannot run: it reads storage, which some browsers block
 */
async function loadLibrary({ publicKey, origin }: EnquirySettings) {
  const { init, send } = await import("@emailjs/browser");
  init({ publicKey, origin });
  return send;
}

/** Sends the library's request without the library. */
async function post(settings: EnquirySettings, message: EnquiryMessage): Promise<EmailServiceResponse> {
  const response = await fetch(`${settings.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify({
      lib_version: LIBRARY_VERSION,
      user_id: settings.publicKey,
      service_id: settings.serviceId,
      template_id: settings.templateId,
      template_params: message,
    }),
  });
  return { status: response.status, text: await response.text() };
}

async function timeout(): Promise<never> {
  await after(SEND_TIMEOUT_MS - LAST_WAIT_MS);
  await after(LAST_WAIT_MS);
  throw new Error(`No response within ${SEND_TIMEOUT_MS} ms`);
}

/** Leaving the page would abort the request. */
function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
