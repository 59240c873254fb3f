import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../page-faults";
import { onThrottledPage, PHONE } from "./throttled-page";

/** How long a visitor looks at a link before pressing it. */
const LINK_IN_VIEW_MS = 1000;
const PRESSED_AT = "audit-pressed-at";

declare global {
  interface Window {
    headingPaintedAt?: number;
  }
}

/** Notes the moment of every press, and the moment when a heading that was not there at the press is on the screen (WICG, Element Timing). */
function watchHeading(key: string): void {
  const heading = () => document.querySelector("h1");
  let before: Element | null | undefined;
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      before = heading();
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const isNew = before === undefined ? sessionStorage.getItem(key) !== null : heading() !== before;
    if (isNew) heading()?.setAttribute("elementtiming", "heading");
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("renderTime" in entry) window.headingPaintedAt ??= performance.timeOrigin + Number(entry.renderTime);
    }
  }).observe({ type: "element", buffered: true });
}

async function pressAndWait(page: Page, link: string): Promise<number> {
  const box = await page.locator(link).first().boundingBox();
  if (!box) throw new Error(`${link} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => window.headingPaintedAt, undefined, { polling: 20 });
  return page.evaluate((key) => (window.headingPaintedAt ?? 0) - Number(sessionStorage.getItem(key)), PRESSED_AT);
}

/**
 * @param from the address of the page with the link
 * @param link a selector
 * @param when "settled": the page answers and the link has been in view for a second; "early": pressed as soon as the link is painted
 * @returns ms from the press to the frame with the next page's heading
 */
export const navigationTime = (
  browser: Browser,
  { from, link, when }: { from: string; link: string; when: "settled" | "early" },
): Promise<number> =>
  onThrottledPage(browser, { screen: PHONE, network: "slow 4G" }, async ({ page }) => {
    await page.addInitScript(watchHeading, PRESSED_AT);
    await page.goto(from, { waitUntil: when === "early" ? "domcontentloaded" : "load" });
    if (when === "settled") await hydrated(page);
    await page
      .locator(link)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    if (when === "settled") await page.waitForTimeout(LINK_IN_VIEW_MS);
    return pressAndWait(page, link);
  });
