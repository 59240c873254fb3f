import type { Page } from "@playwright/test";

/**
 * Records what a browser reports from now on: errors and warnings in the console, exceptions, failed requests, error
 * responses and violations of the security policy. React's giving up is an error.
 * @returns the list, which grows while the page is used
 */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    problems.push(`${message.text().includes("Content Security Policy") ? "policy" : "console"}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The browser itself drops a prefetch that navigation makes unnecessary.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
