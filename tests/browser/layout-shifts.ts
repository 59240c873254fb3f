import type { Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** Records every layout shift of the pages that are opened from now on, including shifts that the visitor caused. */
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

/** @returns the sum of all layout shifts of the page so far */
export const sumOfLayoutShifts = async (page: Page): Promise<number> => (await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
