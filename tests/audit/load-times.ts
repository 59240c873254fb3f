import type { Browser, CDPSession } from "@playwright/test";
import { hydrated } from "../page-faults";
import { idle, onThrottledPage, PHONE } from "./throttled-page";

/** Chromium's own count of a page's work so far, in seconds (DevTools protocol, Performance.getMetrics). */
async function workOf(devTools: CDPSession, ...names: string[]): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return metrics.reduce((sum, { name, value }) => (names.includes(name) ? sum + value : sum), 0) * 1000;
}

/** @returns ms in scripts from the address to the page that answers */
export const scriptTime = (browser: Browser, address: string): Promise<number> =>
  onThrottledPage(browser, { screen: PHONE, network: "none" }, async ({ page, devTools }) => {
    await devTools.send("Performance.enable");
    await page.goto(address, { waitUntil: "load" });
    await hydrated(page);
    await idle(page);
    return workOf(devTools, "ScriptDuration");
  });

/** @returns ms of style and layout of a page whose script files never come: the first layout */
export const firstLayout = (browser: Browser, address: string): Promise<number> =>
  onThrottledPage(browser, { screen: PHONE, network: "none" }, async ({ page, devTools }) => {
    await devTools.send("Performance.enable");
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(address, { waitUntil: "load" });
    await idle(page);
    return workOf(devTools, "LayoutDuration", "RecalcStyleDuration");
  });

/** @returns ms until the first and the largest paint, and the time that long tasks blocked, on slow 4G */
export const paints = (browser: Browser, address: string): Promise<Record<"first paint" | "largest paint" | "blocked", number>> =>
  onThrottledPage(browser, { screen: PHONE, network: "slow 4G" }, async ({ page }) => {
    await page.goto(address, { waitUntil: "load" });
    await hydrated(page);
    await idle(page);
    return page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((done) => {
          new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => done([]), 500); // none
        });
      const last = async (type: string) => (await entries(type)).at(-1)?.startTime ?? 0;
      /** web.dev/tbt: what a task takes beyond 50 ms */
      const blocked = (await entries("longtask")).reduce((sum, { duration }) => sum + duration - 50, 0);
      return { "first paint": await last("paint"), "largest paint": await last("largest-contentful-paint"), blocked };
    });
  });
