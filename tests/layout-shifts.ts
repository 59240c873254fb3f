import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** Records every layout shift from the next page on, including those that the visitor caused. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) window.layoutShifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** @returns the size of every layout shift of the page so far (web.dev/cls) */
export const layoutShifts = (page: Page): Promise<number[]> => page.evaluate(() => window.layoutShifts);

/** @returns how far the page has moved by itself so far, all shifts taken together */
export const sumOfLayoutShifts = async (page: Page): Promise<number> => (await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
