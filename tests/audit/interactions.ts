import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { hydrated, isHydrated } from "../page-faults";
import { holdScripts } from "../slow-site";
import { idle, onThrottledPage } from "./throttled-page";

export interface Interaction {
  readonly address: string;
  readonly screen: BrowserContextOptions;
  /** What makes the control reachable, such as opening the menu. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
}

/** Chromium reports no shorter ones. */
const SHORTEST_MS = 16;
/** A visitor who presses again and again. */
const BETWEEN_PRESSES_MS = 40;
const REPORT_MS = 500;

declare global {
  interface Window {
    longestInteractionMs: number;
  }
}

/** Notes the longest time from an input to the frame that answers it (web.dev/inp). */
function watchInteractions(shortestMs: number): void {
  window.longestInteractionMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId)
        window.longestInteractionMs = Math.max(window.longestInteractionMs, entry.duration);
  }).observe(Object.assign({ type: "event", buffered: true }, { durationThreshold: shortestMs }));
}

async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(REPORT_MS); // entries are reported some time after the frame
  return page.evaluate((shortest) => Math.max(shortest, window.longestInteractionMs), SHORTEST_MS);
}

/**
 * @param when "settled": the page answers already; "hydrating": the same is done again and again while the page's scripts begin
 * @returns the longest interaction, in steps of 8 ms
 */
export const interactionTime = (browser: Browser, interaction: Interaction, when: "settled" | "hydrating"): Promise<number> =>
  onThrottledPage(browser, { screen: interaction.screen, network: "none" }, async ({ page }) => {
    const { address, prepare, act } = interaction;
    await page.addInitScript(watchInteractions, SHORTEST_MS);
    const letScriptsGo = when === "hydrating" ? await holdScripts(page) : () => {};
    await page.goto(address, { waitUntil: "domcontentloaded" });
    if (when === "settled") await hydrated(page);
    await idle(page);
    await prepare?.(page);
    await page.evaluate(() => {
      window.longestInteractionMs = 0;
    });
    if (when === "settled") await act(page);
    else {
      letScriptsGo();
      while (!(await isHydrated(page))) {
        await act(page);
        await page.waitForTimeout(BETWEEN_PRESSES_MS);
      }
    }
    return longest(page);
  });
