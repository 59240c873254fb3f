import { expect, type Page, test } from "@playwright/test";
import { ARRIVING } from "../src/site/hydrated";
import { sumOfLayoutShifts, watchLayoutShifts } from "./layout-shifts";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE } from "./routes";
import { atRest } from "./scrolling";
import { STRENGTHS } from "./site-words";
import { holdScripts, refuseTypefaces } from "./slow-site";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LONG_PAGE = "/about";
/** How far a finger moves the page in a frame. */
const FIRST_FRAME_PX = 50;
const BELOW_HEADER_PX = 200;
/** A page's height is rounded, where it is scrolled to is not. */
const ROUNDING_PX = 1;

/** The parts of the page that the browser has not laid out, by their place in it. */
const leftOut = (page: Page) =>
  page
    .locator("main > *, main + footer")
    .evaluateAll((parts) =>
      parts.flatMap(({ firstElementChild: first }, place) =>
        first?.checkVisibility() && !first.checkVisibility({ contentVisibilityAuto: true }) ? [place] : [],
      ),
    );
const isArriving = (page: Page) => page.evaluate((name) => name in document.documentElement.dataset, ARRIVING);
const topOfForm = (page: Page) => page.locator("#enquiry").evaluate((form) => Math.round(form.getBoundingClientRect().top));
const expectWhole = async (page: Page) => {
  await expect.poll(() => isArriving(page)).toBe(false);
  expect(await leftOut(page)).toEqual([]);
};

// weight.spec.ts asks of every kind of page that nothing moves with its typefaces
for (const path of ["/", LONG_PAGE])
  test(`${path}: the first screen is laid out first, then the rest, and nothing moves`, async ({ page }) => {
    await watchLayoutShifts(page);
    await refuseTypefaces(page);
    const letScriptsGo = await holdScripts(page);
    await page.goto(path);
    expect((await leftOut(page)).length).toBeGreaterThan(0);
    letScriptsGo();
    await hydrated(page);
    await expectWhole(page);
    expect(await sumOfLayoutShifts(page)).toBeCloseTo(0, 3);
  });

test("a visitor who scrolls before the page answers has the whole page", async ({ page }) => {
  await watchLayoutShifts(page);
  await refuseTypefaces(page);
  await holdScripts(page);
  await page.goto(LONG_PAGE);
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), FIRST_FRAME_PX);
  await expectWhole(page);
  expect(await sumOfLayoutShifts(page)).toBeCloseTo(0, 3);
});

test("a visitor who jumps to the form before the page answers gets there", async ({ page }) => {
  await holdScripts(page);
  await page.goto(LONG_PAGE);
  await page.locator('a[href="#enquiry"]').first().dispatchEvent("click");
  await expect.poll(() => topOfForm(page)).toBeLessThan(BELOW_HEADER_PX);
  await atRest(page);
  expect(await topOfForm(page)).toBeGreaterThanOrEqual(0);
});

for (const heading of ["first", "last"] as const)
  test(`a screen reader that jumps to the ${heading} heading before the page answers shows it`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(LONG_PAGE);
    const target = page.locator("main h2")[heading]();
    await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expectWhole(page);
    await atRest(page);
    await expect(target).toBeInViewport();
  });

test("the End key leads to the end of the page before it answers", async ({ page }) => {
  await holdScripts(page);
  await page.goto(LONG_PAGE);
  await page.keyboard.press("End");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThanOrEqual(ROUNDING_PX);
  await expectWhole(page);
});

test("a visitor who arrives further down is shown the whole page at once", async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${LONG_PAGE}#enquiry`);
  await expectWhole(page);
  await expect.poll(() => topOfForm(page)).toBeLessThan(BELOW_HEADER_PX);
  await page.goto(LIGHT_PAGE);
  expect(await isArriving(page)).toBe(true);
  await page.reload();
  await expectWhole(page);
});

test("a search result leads to the words that it quotes", async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${LONG_PAGE}#:~:text=${encodeURIComponent(STRENGTHS.heading)}`);
  await expectWhole(page);
  const heading = page.getByRole("heading", { name: STRENGTHS.heading, exact: true });
  await expect(heading).toBeInViewport();
  await atRest(page);
  await expect(heading).toBeInViewport();
});
