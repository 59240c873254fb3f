import type { Page } from "@playwright/test";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import {
  DESK_PX,
  openWithoutScripts,
  overflow,
  PHONE_PX,
  SLIDE_IN_MENU_PX,
  SMALLEST_PX,
  unreadableTexts,
  WINDOW_HEIGHT_PX,
} from "./open-page";
import { carousel, choices, menuButton, part } from "./parts";
import { expect, test } from "./strict-test";

// With reduced motion, every carousel stays at its first slide.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** WCAG 1.4.4 and design D9.6. */
const TEXT_AT_200_PERCENT = "html { font-size: 200% }";
const SMALL_DESK_PX = 1280;
/** A phone, a tablet, the widest window with the slide-in menu, and a small desktop. */
const LARGE_TEXT_WIDTHS_PX = [PHONE_PX, 820, SLIDE_IN_MENU_PX, SMALL_DESK_PX];

/** In large text, longer words may break. In spaced text, any word may break. */
const WHOLE_WORD_MAX_LETTERS = 7;

/** WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const SPACED_TEXT_WIDTHS_PX = [SMALLEST_PX, SLIDE_IN_MENU_PX + 1];

/** Adds a visitor's own styles. The page's policy would block a style element. */
const addStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    await document.fonts.ready;
  }, css);

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test.describe(path, () => {
    test.use({ expectedProblems: path === NOT_FOUND.path ? /404/ : /^$/ });

    test("stays readable with wide text spacing, with text at 200 % and with long words in headings", async ({ page }) => {
      await openWithoutScripts(page, path, DESK_PX);
      await test.step("text spacing", () => expectReadable(page, TEXT_SPACING, SPACED_TEXT_WIDTHS_PX, 0));
      await test.step("figures in spaced text", () => expectFiguresWhole(page));
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      await test.step("large text", () => expectReadable(page, TEXT_AT_200_PERCENT, LARGE_TEXT_WIDTHS_PX));
      await test.step("headings", () => expectHeadingsWhole(page));
      expect(await tightHeadings(page), "headings in another script").toEqual([]);
    });
  });

async function expectReadable(
  page: Page,
  style: string,
  widths: readonly number[],
  wholeWordMaxLetters = WHOLE_WORD_MAX_LETTERS,
): Promise<void> {
  await addStyle(page, style);
  for (const width of widths) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    expect.soft(await overflow(page), `at ${width} px`).toBe(0);
    expect.soft(await unreadableTexts(page.locator("body"), wholeWordMaxLetters), `at ${width} px`).toEqual([]);
  }
}

/** With the styles that the page has. */
async function expectFiguresWhole(page: Page): Promise<void> {
  for (const width of [...SPACED_TEXT_WIDTHS_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    expect.soft(await unreadableTexts(part(page, "statistics").locator("dd"), WHOLE_WORD_MAX_LETTERS), `at ${width} px`).toEqual([]);
  }
}

/** Typical of the longest words in headings. */
const LONG_WORD = "instrumentation";
/** Excludes the heading of /contact, which has less than half of the row on desktops and breaks words of twelve or more letters. */
const WIDE_HEADING = "h1:not(#enquiry *)";

async function expectHeadingsWhole(page: Page): Promise<void> {
  for (const { width, percent, headings, word } of [
    { width: 360, percent: 150, headings: "h1, h2, h3", word: "Engineering" },
    { width: PHONE_PX, percent: 200, headings: "h1, h2, h3", word: "Engineering" },
    { width: SMALLEST_PX, percent: 100, headings: "h1, h2", word: LONG_WORD },
    { width: SLIDE_IN_MENU_PX + 1, percent: 100, headings: WIDE_HEADING, word: LONG_WORD },
    { width: DESK_PX, percent: 100, headings: WIDE_HEADING, word: LONG_WORD },
  ]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await addStyle(page, `html { font-size: ${percent}% }`);
    const found = page.locator(`main :is(${headings})`);
    await found.evaluateAll((all, word) => {
      for (const heading of all) ([...heading.childNodes].findLast((node) => node instanceof Text) ?? heading).textContent = word;
    }, word);
    expect.soft(await unreadableTexts(found, word.length), `at ${width} px and ${percent} %`).toEqual([]);
  }
}

/** @returns the headings whose line height leaves no room for the vowel signs of other scripts */
const tightHeadings = (page: Page) =>
  page.locator("h1, h2, h3").evaluateAll((headings) => {
    document.documentElement.lang = "te";
    const spacing = ({ lineHeight, fontSize }: CSSStyleDeclaration) => Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    return headings.filter((heading) => spacing(getComputedStyle(heading)) < 1.39).map(({ textContent }) => textContent);
  });

test("a review fits the page with text at 200 %", async ({ page }) => {
  await openWithoutScripts(page, "/", SMALL_DESK_PX);
  await addStyle(page, TEXT_AT_200_PERCENT);
  const review = await part(page, "reviews").locator("blockquote").first().boundingBox();
  expect(review && review.x + review.width).toBeLessThan(SMALL_DESK_PX);
});

test.describe("on a phone with text at 200 %", () => {
  test("the open menu stays readable", async ({ page }) => {
    await openWithoutScripts(page, LIGHT_PAGE, PHONE_PX);
    await menuButton(page).click();
    await page.locator("header summary").last().click();
    await addStyle(page, TEXT_AT_200_PERCENT);
    expect(await unreadableTexts(page.getByRole("banner"), WHOLE_WORD_MAX_LETTERS)).toEqual([]);
  });
});

test("on a phone with larger text, every dot of the slideshow is visible above the welcome text", async ({ page }) => {
  await openWithoutScripts(page, "/");
  for (const [width, percent] of [
    [360, 130],
    [PHONE_PX, 150],
    [PHONE_PX, 200],
  ] as const) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await addStyle(page, `html { font-size: ${percent}% }`);
    for (const dot of await choices(carousel(page, "slideshow")).all()) {
      const heading = await page.locator("main h1").boundingBox();
      const box = await dot.boundingBox();
      expect(box && heading && box.y + box.height, `at ${width} px and ${percent} %`).toBeLessThanOrEqual(heading?.y ?? 0);
      await dot.click({ trial: true }); // fails if something covers it
    }
  }
});

test("on a small phone with larger text, an article's title has the whole width, and its date a distance from the picture", async ({
  page,
}) => {
  await openWithoutScripts(page, "/blog", SMALLEST_PX);
  for (const [width, percent] of [
    [SMALLEST_PX, 130],
    [360, 125],
    [PHONE_PX, 200],
  ] as const) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await addStyle(page, `html { font-size: ${percent}% }`);
    const card = part(page, "cards").getByRole("article").first();
    const [picture, date] = [await card.getByRole("img").boundingBox(), await card.locator("time").boundingBox()];
    if (!picture || !date) throw new Error("the card has no picture or no date");
    expect.soft(date.y - picture.y - picture.height, `at ${width} px and ${percent} %`).toBeGreaterThan(8);
  }
});

test("at 1280 px with text at 200 %, the open dropdown can be scrolled to its end", async ({ page }) => {
  await openWithoutScripts(page, LIGHT_PAGE, 1280);
  await addStyle(page, TEXT_AT_200_PERCENT);
  await page.locator("header summary").last().click();
  const rows = page.locator("header details[open] ul").last();
  await expect(rows).toBeVisible();
  await rows.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect(rows.getByRole("link").last()).toBeInViewport({ ratio: 1 });
});
