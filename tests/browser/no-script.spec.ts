import { CONTROL_COPY } from "../../src/components/control-copy";
import { firstOf, SERVICES } from "../site-content";
import { PHONE_PX, SLIDE_IN_MENU_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { carousel, closeButton, menu, menuButton, menuLink, part, phoneBar } from "./parts";
import { expect, test } from "./strict-test";

test.use({ javaScriptEnabled: false });

const SERVICE = firstOf(SERVICES);

test("the slide-in menu opens with its button, closes with Close, the overlay and Escape, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
  await page.goto("/");
  for (const hide of [() => closeButton(page).click(), () => page.mouse.click(20, 400), () => page.keyboard.press("Escape")]) {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await hide();
    await expect(menu(page)).toBeHidden();
  }
  await menuButton(page).click();
  await menu(page).locator("summary").last().click();
  await menuLink(page, SERVICE.path).click();
  await expect(page).toHaveURL(SERVICE.path);
  await expect(phoneBar(page)).toBeHidden();
});

test("the page scrolls once the window is wide, although nothing closes the slide-in menu", async ({ page }) => {
  await page.setViewportSize({ width: SLIDE_IN_MENU_PX, height: WINDOW_HEIGHT_PX });
  await page.goto("/");
  await menuButton(page).click();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.setViewportSize({ width: SLIDE_IN_MENU_PX + 1, height: WINDOW_HEIGHT_PX });
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test.describe("where scripts are blocked, which `@media (scripting: none)` does not detect,", () => {
  test.use({ javaScriptEnabled: true, expectedProblems: /^policy/ });
  // Blocks scripts as extensions and proxies do.
  test.beforeEach(({ page }) =>
    page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'none'" } });
    }),
  );

  test("the slideshow shows its first slide and the welcome text, and no controls that need JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const show = carousel(page, "slideshow");
    await expect(show.getByRole("img")).toHaveCount(1);
    await expect(show.getByRole("img")).toBeVisible();
    await expect(page.locator("[aria-roledescription=carousel] button").filter({ visible: true })).toHaveCount(0);
    await page.goto(SERVICE.path);
    await expect(page.getByRole("button", { name: CONTROL_COPY.print })).toHaveCount(0);
  });

  test("the other carousels are rows with a scroll bar to reach all slides", async ({ page }) => {
    for (const [path, name] of [
      ["/", "reviews"],
      ["/contact", "clients"],
      ["/about", "testimonials"],
    ] as const) {
      await page.goto(path);
      const row = part(carousel(page, name), "row");
      expect(await row.evaluate((element) => getComputedStyle(element).scrollbarWidth)).toBe("auto");
      const last = row.locator("> div").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.6 });
    }
  });
});

test("the timeline's line is full", async ({ page }) => {
  await page.goto("/about");
  const line = page.locator("main [aria-hidden=true]:has(+ ol)");
  expect(await line.evaluate((element) => getComputedStyle(element, "::after").transform)).toBe("matrix(1, 0, 0, 1, 0, 0)");
});
