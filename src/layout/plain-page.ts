/** The address of a plain page in browsers that refuse or lose `history.state`. */
export const PLAIN_SEARCH = "?plain";

/**
 * Loads this address again as a plain page: the server's HTML, on which the start script starts no scripts. Call it
 * when React has given up, which leaves an empty page. The next page starts its scripts again.
 *
 * A plain page cannot fail, so it is never loaded twice. If the mark did not survive an earlier reload, or cannot be
 * set, it goes into the address.
 */
export function showPlainPage(): void {
  const [load] = performance.getEntriesByType("navigation");
  const wasReloaded = load instanceof PerformanceNavigationTiming && load.type === "reload";
  try {
    history.replaceState({ ...history.state, plain: true, draft: window.enquiryDraft }, "");
  } catch {
    // Safari refuses more than 100 changes in 10 seconds.
  }
  // The form asks before leaving while it sends. Its text is kept.
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  if (history.state?.plain && !wasReloaded) location.reload();
  else location.replace(location.pathname + PLAIN_SEARCH);
}
