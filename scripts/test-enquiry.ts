import type { Environment } from "../hosting/settings/build-environment";

const REQUEST_TIMEOUT_MS = 10_000;

/** The fields of the form, which the e-mail's template uses (PUBLISHING.md). */
const TEST_MESSAGE = {
  fullName: "Test enquiry",
  company: "",
  email: "test@example.com",
  phone: "",
  message: "Sent by `npm run smoke -- --enquiry` to see whether enquiries arrive. No reply is needed.",
};

/**
 * Sends an enquiry as the form does, with the site's own identifiers (emailjs.com, REST API).
 * @param origin the e-mail service's
 * @param siteAddress sent as Origin. The service requires one, and it must be a domain that the account allows
 * @throws if the service refuses the enquiry, with its reason
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
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${origin} refuses the test enquiry: ${response.status} ${await response.text()}`);
}
