import { DOCK_WORDS } from "../../src/layout/layout-words";
import { open, PHONE_PX, SMALLEST_PX, scrollTo, WINDOW_HEIGHT_PX } from "./open-page";
import { dock } from "./parts";
import { expect, test } from "./strict-test";

const SECOND_SCREEN_PX = WINDOW_HEIGHT_PX + 40;
const PAGE_END_PX = 1_000_000;

test.beforeEach(async ({ page }) => {
  await open(page, "/", PHONE_PX);
  await expect(dock(page)).toBeHidden();
  await scrollTo(page, SECOND_SCREEN_PX);
  await expect(dock(page)).toBeVisible();
});

test("the dock appears after the first screen and disappears at the form and below it", async ({ page }) => {
  await page.locator("#enquiry").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(dock(page)).toBeHidden();
  await scrollTo(page, SECOND_SCREEN_PX);
  await expect(dock(page)).toBeVisible();
  await scrollTo(page, PAGE_END_PX);
  await expect(dock(page)).toBeHidden();
});

test("the dock covers no element that has the focus", async ({ page }) => {
  const links = page.locator("main li a[href^='/services/']");
  for (const index of [1, 2, 3]) {
    await links.nth(index - 1).focus();
    await links.nth(index).evaluate((next) => scrollBy({ top: next.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }));
    await expect(dock(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
    const isCovered = async () => {
      const [focused, bar] = [await links.nth(index).boundingBox(), await dock(page).boundingBox()];
      return focused && bar && focused.y + focused.height > bar.y;
    };
    await expect.poll(isCovered).toBe(false);
  }
});

test("WhatsApp is in the dock on the narrowest phone, and leaves it when large text needs the space", async ({ page }) => {
  const { call, whatsapp, enquire } = DOCK_WORDS;
  const link = (name: string) => dock(page).getByRole("link", { name, exact: true });
  await page.setViewportSize({ width: SMALLEST_PX, height: WINDOW_HEIGHT_PX });
  for (const name of [call, whatsapp, enquire]) await expect(link(name)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(link(whatsapp)).toBeHidden();
  for (const name of [call, enquire]) await expect(link(name)).toBeInViewport({ ratio: 1 });
});
