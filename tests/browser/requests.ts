import { expect, type Page, type Request } from "@playwright/test";

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
