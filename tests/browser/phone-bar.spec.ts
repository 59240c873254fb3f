import { PHONE_BAR_COPY } from "../../src/layout/layout-copy";
import { COMPANY } from "../site-content";
import { open, PHONE_PX, SMALLEST_PX, scrollTo, WINDOW_HEIGHT_PX } from "./open-page";
import { phoneBar } from "./parts";
import { expect, test } from "./strict-test";

const SECOND_SCREEN_PX = WINDOW_HEIGHT_PX + 40;
const PAGE_END_PX = 1_000_000;

test.beforeEach(async ({ page }) => {
  await open(page, "/", PHONE_PX);
  await expect(phoneBar(page)).toBeHidden();
  await scrollTo(page, SECOND_SCREEN_PX);
  await expect(phoneBar(page)).toBeVisible();
});

test("the phone bar appears after the first screen and disappears at the form and below it", async ({ page }) => {
  await page.locator("#enquiry").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(phoneBar(page)).toBeHidden();
  await scrollTo(page, SECOND_SCREEN_PX);
  await expect(phoneBar(page)).toBeVisible();
  await scrollTo(page, PAGE_END_PX);
  await expect(phoneBar(page)).toBeHidden();
});

test("the phone bar covers no element that has the focus", async ({ page }) => {
  const links = page.locator("main li a[href^='/services/']");
  for (const index of [1, 2, 3]) {
    await links.nth(index - 1).focus();
    await links.nth(index).evaluate((next) => scrollBy({ top: next.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }));
    await expect(phoneBar(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
    const isCovered = async () => {
      const [focused, bar] = [await links.nth(index).boundingBox(), await phoneBar(page).boundingBox()];
      return focused && bar && focused.y + focused.height > bar.y;
    };
    await expect.poll(isCovered).toBe(false);
  }
});

test("the phone bar has any WhatsApp on the narrowest phone, but not when large text needs the space", async ({ page }) => {
  const { call, whatsapp, enquire } = PHONE_BAR_COPY;
  const link = (name: string) => phoneBar(page).getByRole("link", { name, exact: true });
  await page.setViewportSize({ width: SMALLEST_PX, height: WINDOW_HEIGHT_PX });
  const names = COMPANY.whatsapp ? [call, whatsapp, enquire] : [call, enquire];
  for (const name of names) await expect(link(name)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(link(whatsapp)).toBeHidden();
  for (const name of [call, enquire]) await expect(link(name)).toBeInViewport({ ratio: 1 });
});
