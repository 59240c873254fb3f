import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The delays of all pending timers. */
    pendingDelaysMs: Map<number, number>;
  }
}

/** Records the pending timers of the pages that are opened from now on. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.pendingDelaysMs = new Map();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((handler: () => void, delayMs = 0, ...rest: unknown[]) => {
      const timer: number = start(
        () => {
          window.pendingDelaysMs.delete(timer);
          handler();
        },
        delayMs,
        ...rest,
      );
      window.pendingDelaysMs.set(timer, delayMs);
      return timer;
    }) as typeof setTimeout;
    window.clearTimeout = ((timer: number) => {
      window.pendingDelaysMs.delete(timer);
      stop(timer);
    }) as typeof clearTimeout;
  });
}

/** @returns whether a timer with this delay is pending */
export const isPending = (page: Page, delayMs: number): Promise<boolean> =>
  page.evaluate((delay) => [...window.pendingDelaysMs.values()].includes(delay), delayMs);
