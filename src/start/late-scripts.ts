/** Timeout for `requestIdleCallback`. */
const LONGEST_WAIT_MS = 2000;

/** Delay in Safari, which has no `requestIdleCallback`. It lets the browser paint first. */
const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;

/**
 * Loads the page's scripts on the first pointer press, key or focus, or once the page has loaded and the browser is idle.
 * Until then the page is the server's HTML, complete and with working links.
 * @param sources addresses of the scripts, which may run in any order
 * @param preloads addresses of the data that they fetch
 * @returns a function that tells whether loading has started
 */
export function loadLate(sources: readonly string[], preloads: readonly string[]): () => boolean {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const src of sources) document.head.append(Object.assign(document.createElement("script"), { src }));
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
  };
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, true);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
    else setTimeout(start, PAUSE_WITHOUT_IDLE_CALLBACK_MS);
  });
  return () => hasStarted;
}
