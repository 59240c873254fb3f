import config from "../../playwright.config";
import { LIGHT_PAGE } from "../routes";
import { DESK_PX, open } from "./open-page";
import { bringIntoView, carousel, choices, NOTHING_ROTATES, rotates } from "./parts";
import { expect, test } from "./strict-test";

// The back/forward cache, which Playwright disables elsewhere.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("a carousel that was left under the pointer plays after Back, and pauses when the pointer moves over it", async ({ page }) => {
  test.skip(!rotates("testimonials"), NOTHING_ROTATES);
  await open(page, "/about", DESK_PX);
  const frame = carousel(page, "testimonials");
  await bringIntoView(frame);
  await choices(frame).first().hover();
  // Screen readers announce slides only while autoplay is paused.
  const live = frame.locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "polite");
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
  });
  await open(page, LIGHT_PAGE);
  await page.evaluate(() => history.back());
  await expect(page.locator("html[data-left]")).toBeAttached();
  await expect(live).toHaveAttribute("aria-live", "off");
  await choices(frame).nth(1).hover();
  await expect(live).toHaveAttribute("aria-live", "polite");
});
