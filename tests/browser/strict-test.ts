import { test as base, expect, type Page, type Request } from "@playwright/test";
import { MAILBOX_ORIGIN } from "../../hosting/settings";

/** The fields of an enquiry, as the service receives them. */
type Enquiry = Readonly<Record<string, unknown>>;

interface Fixtures {
  /** Matches the problems that the test provokes. */
  readonly expectedProblems: RegExp;
  readonly problems: undefined;
  /** The received enquiries. In tests that use this fixture, it replaces EmailJS, so no enquiry leaves the browser. */
  readonly mailbox: readonly Enquiry[];
}

const NONE = /^$/;

/** A test that also fails if the browser reports a problem. */
export const test = base.extend<Fixtures>({
  expectedProblems: [NONE, { option: true }],
  problems: [
    async ({ page, expectedProblems }, use) => {
      const problems = await collectProblems(page);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
  // Not automatic, because a page with a route has no HTTP cache.
  mailbox: async ({ page }, use) => {
    const received: Enquiry[] = [];
    await page.route(ENQUIRY_SERVICE, async (route) => {
      if (route.request().method() === "POST") received.push(await fieldsOf(route.request()));
      await route.fulfill({ headers: ANY_ORIGIN, contentType: "text/plain", body: "OK" });
    });
    await use(received);
  },
});

const ENQUIRY_SERVICE = `${MAILBOX_ORIGIN}/**`;
const ANY_ORIGIN = { "access-control-allow-origin": "*" };

/** Scripts send JSON. Browsers without scripts post a form. */
async function fieldsOf(request: Request): Promise<Enquiry> {
  if (request.url().endsWith("/send")) return request.postDataJSON().template_params;
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  return Object.fromEntries(await new Response(body, { headers: await request.allHeaders() }).formData());
}

/** Makes the service refuse the next enquiry. */
export const refuseOnce = (page: Page): Promise<unknown> =>
  page.route(ENQUIRY_SERVICE, (route) => route.fulfill({ status: 412, headers: ANY_ORIGIN, body: "Quota exceeded" }), { times: 1 });

/** What the CMS's own bundle writes to the console depends on the machine's speed, and only its makers can change it. */
const CMS_FOLDER = "/admin/npm/";

/**
 * Records what the browser reports from now on: console errors and warnings, exceptions, failed requests, error responses and
 * violations of the Content-Security-Policy. This includes React's error when it gives up, but no console line of the CMS's bundle.
 * @returns the list, which grows while the page is in use
 */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    const isPolicy = message.text().includes("Content Security Policy");
    if (!isPolicy && message.location().url.includes(CMS_FOLDER)) return;
    problems.push(`${isPolicy ? "policy" : "console"}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The browser aborts a prefetch that navigation makes unnecessary.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/**
 * Follows the page's requests from now on.
 * @returns a function that waits until all of them are finished
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

export { expect };
