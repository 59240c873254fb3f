/** How long a busy browser may put off what waits for it to be idle, with `requestIdleCallback`. */
export const LONGEST_WAIT_MS = 2000;

/** Safari has no `requestIdleCallback`; there the same work waits this long, so that the browser can paint first. */
export const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;
