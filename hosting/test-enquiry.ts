import type { Environment } from "./settings/build-environment";

const TIMEOUT_MS = 10_000;

/** The fields of the form; the e-mail's template names them (.env.example). */
const TEST_MESSAGE = {
  fullName: "Test enquiry",
  company: "",
  email: "test@example.com",
  phone: "",
  message: "Sent by `npm run smoke -- --enquiry` to see whether enquiries arrive. No reply is needed.",
};

/**
 * Sends an enquiry to the e-mail service with the site's own identifiers, as the form does (emailjs.com, REST API).
 * @param origin the service
 * @param siteAddress sent as the page's origin: the service refuses programs that are no browsers, and domains that its account does not list
 * @throws if the service did not take it, with its reason
 */
export async function sendTestEnquiry(origin: string, siteAddress: string, environment: Environment): Promise<void> {
  const identifiers = {
    user_id: environment.GATSBY_EMAILJS_PUBLIC_KEY,
    service_id: environment.GATSBY_EMAILJS_SERVICE_ID,
    template_id: environment.GATSBY_EMAILJS_TEMPLATE_ID,
  };
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: siteAddress },
    body: JSON.stringify({ ...identifiers, template_params: TEST_MESSAGE }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${origin} refuses the test enquiry: ${response.status} ${await response.text()}`);
}
