/** Timeout for `requestIdleCallback`. */
export const LONGEST_WAIT_MS = 2000;

/** Delay in Safari, which has no `requestIdleCallback`. It lets the browser paint first. */
export const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;
