import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { PAGE_OF_EVERY_KIND } from "./routes";
import { CONTACT } from "./site-words";

const PHONE = { width: 390, height: 844 };
/** WCAG 1.4.4: letters may be made twice as large (design D9.6). */
const TWICE = "html { font-size: 200% }";
/** The longest word that the largest heading then holds. Longer ones may break. */
const WHOLE_WORD_LETTERS = 7;
const ROUNDING_PX = 1;

/** The short words that are broken into two lines, each with the element around it. */
const brokenWords = (page: Page) =>
  page.evaluate((letters) => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style, svg, .vh, .skip")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s/-]+/g)) {
        if (word.length > letters) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} in ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return [...broken];
  }, WHOLE_WORD_LETTERS);

/** Controls that lie outside of the window, or whose words run out of them into the next. */
const unreachableControls = (page: Page) =>
  page.evaluate(
    (rounding) =>
      [...document.querySelectorAll("a, button, summary, input, textarea")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".vh, .skip, .carousel-row"))
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          const isInline = getComputedStyle(control).display === "inline";
          return (
            left < -rounding || right > window.innerWidth + rounding || (!isInline && control.scrollWidth > control.clientWidth + rounding)
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    ROUNDING_PX,
  );

async function openWithLargeLetters(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async (css) => {
    // the policy refuses a style element that is not the page's own
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    await document.fonts.ready;
  }, TWICE);
}

for (const path of PAGE_OF_EVERY_KIND) {
  test(`${path} on a phone with letters of twice the size keeps its controls in the window, and short words whole`, async ({ page }) => {
    await openWithLargeLetters(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await unreachableControls(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
  });
}

test("the phone's menu with letters of twice the size keeps the names of its lists in the window, and short words whole", async ({
  page,
}) => {
  await openWithLargeLetters(page, "/about");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("header details").evaluateAll((lists) => {
    for (const list of lists) list.setAttribute("open", "");
  });
  await expect.poll(() => unreachableControls(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
});

test("the map on Contact is high enough for its notice and its button", async ({ page }) => {
  await openWithLargeLetters(page, "/contact");
  const map = page.getByRole("region", { name: CONTACT.map.heading });
  const cut = await map.evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  expect(cut).toBe(0);
});

test("the home page's slideshow covers none of its words, however large the letters", async ({ page }) => {
  await openWithLargeLetters(page, "/");
  const marks = await page.locator("main ol:has(button)").first().boundingBox();
  const words = await page.locator("main h1").boundingBox();
  expect(marks && words && marks.y + marks.height).toBeLessThanOrEqual(words?.y ?? 0);
});
