import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { LIGHT_PAGE } from "../routes";
import { DESK_PX, holdScripts, hydrated, open, touch } from "./open-page";
import { bringIntoView, carousel, choices } from "./parts";
import { expect, test } from "./strict-test";

/** Goes back to a page that stays in memory. */
async function goBackInMemory(page: Page, path: string): Promise<void> {
  // page.goBack() waits for a load event, which such a page does not have.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect(page.locator("html[data-left]")).toBeAttached();
}

/** Opens another page and leaves a mark in this one. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
  });
  await open(page, path);
}

// The back/forward cache, which Playwright disables elsewhere.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("a carousel that was left under the pointer plays after Back, and pauses when the pointer moves over it", async ({ page }) => {
  await open(page, "/about", DESK_PX);
  const frame = carousel(page, "testimonials");
  await bringIntoView(frame);
  await choices(frame).first().hover();
  // Screen readers announce slides only while autoplay is paused.
  const live = frame.locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "polite");
  await leaveFor(page, LIGHT_PAGE);
  await goBackInMemory(page, "/about");
  await expect(live).toHaveAttribute("aria-live", "off");
  await choices(frame).nth(1).hover();
  await expect(live).toHaveAttribute("aria-live", "polite");
});

test("a page that was left while its scripts were loading is loaded again", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(LIGHT_PAGE, { waitUntil: "domcontentloaded" });
  await touch(page);
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
    // Chromium keeps no page that is loading.
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.locator("html:not([data-left])")).toBeAttached();
  releaseScripts();
  await touch(page);
  await hydrated(page);
});
