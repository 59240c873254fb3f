import { LIGHT_PAGE } from "../routes";
import { firstOf, SOLUTIONS } from "../site-content";
import { DESK_PX, openWithoutScripts, PHONE_PX } from "./open-page";
import { menu, menuButton } from "./parts";
import { expect, test } from "./strict-test";

// Shows a classic scroll bar, as on Windows. Playwright hides it by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

for (const { name, path, selector, edge } of [
  { name: "the slideshow's dots begin", path: "/", selector: "[data-part=slideshow] ol", edge: "left" },
  { name: "a solution's picture ends", path: firstOf(SOLUTIONS).path, selector: "[style*='--whole-ratio']", edge: "right" },
] as const)
  test(`${name} with the column of text`, async ({ page }) => {
    await openWithoutScripts(page, path, DESK_PX);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const place = await page
      .locator(selector)
      .first()
      .evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
    const column = await page
      .locator("main .wrap")
      .first()
      .evaluate((wrap, edge) => {
        const { paddingLeft, paddingRight } = getComputedStyle(wrap);
        const box = wrap.getBoundingClientRect();
        return edge === "left" ? box.left + Number.parseFloat(paddingLeft) : box.right - Number.parseFloat(paddingRight);
      }, edge);
    expect(place).toBeCloseTo(column, 0);
  });

test("the page stays in place when the menu opens", async ({ page }) => {
  await openWithoutScripts(page, LIGHT_PAGE, PHONE_PX);
  const width = () => page.locator("main").evaluate(({ clientWidth }) => clientWidth);
  const before = await width();
  expect(before).toBeLessThan(PHONE_PX);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await width()).toBe(before);
});
