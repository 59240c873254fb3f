import { CONTROL_WORDS } from "../../src/components/control-words";
import { sectionAnchor } from "../../src/site/page-anchors";
import { ARTICLES, firstOf, SERVICES } from "../site-content";
import { carousel } from "./carousel-parts";
import { dock } from "./dock";
import { closeButton, menuButton } from "./header-parts";
import { DESK_PX, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { part } from "./part";
import { expect, test } from "./strict-test";

test.use({ javaScriptEnabled: false });

const SERVICE = firstOf(SERVICES);
/** The article with the most sections is long enough to scroll. */
const LONG_ARTICLE = firstOf(ARTICLES.toSorted((a, b) => b.sections.length - a.sections.length));

test("the header's dropdowns open, one at a time, and their links work", async ({ page }) => {
  await page.setViewportSize({ width: DESK_PX, height: WINDOW_HEIGHT_PX });
  await page.goto("/");
  const dropdowns = page.locator("header details");
  await dropdowns.first().locator("summary").click();
  await dropdowns.last().locator("summary").click();
  await expect(dropdowns.last()).toHaveAttribute("open");
  await expect(dropdowns.first()).not.toHaveAttribute("open");
  await dropdowns.last().locator(`a[href="${SERVICE.path}"]`).click();
  await expect(page).toHaveURL(SERVICE.path);
});

test("the slide-in menu opens with its button, closes with Close, the overlay and Escape, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
  await page.goto("/");
  const menu = page.locator("header nav[popover]");
  const burger = menuButton(page);
  for (const hide of [() => closeButton(page).click(), () => page.mouse.click(20, 400), () => page.keyboard.press("Escape")]) {
    await burger.click();
    await expect(menu).toBeVisible();
    await hide();
    await expect(menu).toBeHidden();
  }
  await burger.click();
  await menu.locator("summary").last().click();
  await menu.locator(`a[href="${SERVICE.path}"]`).click();
  await expect(page).toHaveURL(SERVICE.path);
  await expect(dock(page)).toBeHidden();
});

for (const way of ["off", "forbidden"] as const)
  test.describe(`where scripts are ${way}`, () => {
    test.use({ javaScriptEnabled: way === "forbidden", expectedProblems: /^policy/ });
    // As extensions and proxies do, which `@media (scripting: none)` does not see.
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
      await expect(page.getByRole("button", { name: CONTROL_WORDS.print })).toHaveCount(0);
    });

    for (const { name, path } of [
      { name: "reviews", path: "/" },
      { name: "clients", path: "/contact" },
      { name: "testimonials", path: "/about" },
    ] as const)
      test(`the ${name} are a row with a scroll bar that reaches all of them`, async ({ page }) => {
        await page.goto(path);
        const row = part(carousel(page, name), "row");
        expect(await row.evaluate((element) => getComputedStyle(element).scrollbarWidth)).toBe("auto");
        const last = row.locator("> div").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 0.6 });
      });
  });

test("the table of contents and the questions of an article work", async ({ page }) => {
  await page.goto(LONG_ARTICLE.path);
  const last = sectionAnchor(LONG_ARTICLE.sections.length - 1);
  await page.getByRole("navigation", { name: CONTROL_WORDS.contents }).locator(`a[href="#${last}"]`).click();
  await expect(page).toHaveURL(`${LONG_ARTICLE.path}#${last}`);
  const questions = page.locator("#faq details");
  await questions.last().locator("summary").click();
  await expect(questions.last().locator("> :not(summary)").first()).toBeVisible();
});

test("the timeline's thermometer is full", async ({ page }) => {
  await page.goto("/about");
  const tube = page.locator("main [aria-hidden=true]:has(+ ol) > div").first();
  expect(await tube.evaluate((element) => getComputedStyle(element, "::after").clipPath)).toContain("3%");
});

test("the map's button opens Google Maps", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("link", { name: CONTROL_WORDS.loadMap })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./,
  );
});
