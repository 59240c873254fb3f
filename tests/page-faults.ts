import { expect, type Page, type Request } from "@playwright/test";

/**
 * Records from now on everything a browser complains about: errors and warnings in the console, exceptions, failed requests,
 * error responses, violations of the security policy.
 * @returns the list, which grows while the page is used
 */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    faults.push(`${message.text().includes("Content Security Policy") ? "policy" : "console"}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The browser itself drops a prefetch that navigation makes unnecessary.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

/**
 * Follows the page's requests from now on.
 * @returns a function that waits until all of them are finished; a page may request more after its load event
 */
export function followRequests(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  page.on("request", (request) => waiting.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const) page.on(end as "requestfinished", (request) => waiting.delete(request));
  return () => expect.poll(() => [...waiting].map((request) => request.url())).toEqual([]);
}
