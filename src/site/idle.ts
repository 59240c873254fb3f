/** The timeout of `requestIdleCallback`. */
export const LONGEST_WAIT_MS = 2000;

/** The delay in Safari, which has no `requestIdleCallback`. The browser can paint first. */
export const PAUSE_WITHOUT_IDLE_CALLBACK_MS = 200;
