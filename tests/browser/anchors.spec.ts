import type { Page } from "@playwright/test";
import { INDEX_ANCHOR, sectionAnchor } from "../../src/site/page-anchors";
import { LIGHT_PAGE, LONG_PAGE } from "../routes";
import { firstOf, SERVICES } from "../site-content";
import {
  atRest,
  DESK_PX,
  expectScrolledTo,
  hydrated,
  open,
  openWithoutScripts,
  PHONE_PX,
  SMALLEST_PX,
  scrollPosition,
  touch,
  WINDOW_HEIGHT_PX,
} from "./open-page";
import { expect, test } from "./strict-test";

/** The largest distance between the header and an anchor's target. */
const NEAR_PX = 100;

/** @returns the distance from the header's bottom edge to an element's top edge */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN));
  }, id);

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowHeader(page, id)).toBeLessThan(NEAR_PX);
  await atRest(page);
  expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0);
}

test("a link in the table of contents leads to just below the header, and Back returns", async ({ page }) => {
  const id = sectionAnchor(LONG_PAGE.sections.length - 1);
  await open(page, LONG_PAGE.path, PHONE_PX);
  const link = page.locator(`main nav a[href="#${id}"]`);
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  const before = await scrollPosition(page);
  await link.click();
  await expect(page).toHaveURL(`${LONG_PAGE.path}#${id}`);
  await expectBelowHeader(page, id);
  await page.goBack();
  await expectScrolledTo(page, before);
});

test("a table of contents beside the text marks the section in view", async ({ page }) => {
  await openWithoutScripts(page, LONG_PAGE.path, DESK_PX);
  const entries = page.locator("main nav a[href^='#']");
  const marked = () =>
    entries.evaluateAll((all) => all.flatMap((entry, index) => (getComputedStyle(entry).boxShadow === "none" ? [] : index)));
  for (const index of [2, 0]) {
    await entries.nth(index).click();
    await expect.poll(marked).toEqual([index]);
  }
  await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
  expect(await marked()).toEqual([]);
});

test("an anchor in the address leads to just below the header, and the keyboard continues there", async ({ page }) => {
  await open(page, "/services#enquiry", DESK_PX);
  await expectBelowHeader(page, "enquiry");
  await page.keyboard.press("Tab");
  await expect(page.locator("#enquiry :focus")).toHaveCount(1);
});

test("a link to a text, or the browser's search, opens the closed answer that contains it", async ({ page }) => {
  const WORDS = "Words that no other answer has";
  const { path } = firstOf(SERVICES);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const lastAnswer = html.lastIndexOf("</div></details>");
    await route.fulfill({ response, body: `${html.slice(0, lastAnswer)}<p>${WORDS}</p>${html.slice(lastAnswer)}` });
  });
  const found = page.locator("details", { hasText: WORDS });
  await page.goto(`${path}#:~:text=${encodeURIComponent(WORDS)}`);
  await expect(found).toHaveAttribute("open");
  await expect(found.locator("> :not(summary)").first()).toBeInViewport();
  await touch(page);
  await hydrated(page);
  await expect(found).toHaveAttribute("open");
});

test("the link to the closed index of all services opens it", async ({ page }) => {
  await open(page, "/services", DESK_PX);
  await page.locator(`main a[href="#${INDEX_ANCHOR}"]`).click();
  await expect(page.locator(`#${INDEX_ANCHOR} a`).first()).toBeInViewport();
});

test("the skip link leads to the main content", async ({ page }) => {
  await open(page, LIGHT_PAGE, SMALLEST_PX);
  await page.keyboard.press("Tab");
  const skip = page.locator("a.skip");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${LIGHT_PAGE}#main`);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});
