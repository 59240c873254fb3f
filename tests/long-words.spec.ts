import { expect, test } from "@playwright/test";
import { PAGE_OF_EVERY_KIND } from "./routes";

/** As long as the words of an engineer's headings are. */
const LONG_WORD = "instrumentation";

test.use({ javaScriptEnabled: false });

/** The headings that would break a long word, in a window of this width. */
for (const { width, pages, headings } of [
  { width: 320, pages: PAGE_OF_EVERY_KIND, headings: "main :is(h1, h2)" },
  { width: 1025, pages: ["/"], headings: "main h1" },
  { width: 1440, pages: ["/"], headings: "main h1" },
]) {
  test(`at ${width} px no heading breaks inside a long word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const broken = await page.locator(headings).evaluateAll(
        (found, word) =>
          found.filter((heading) => {
            heading.textContent = word;
            const text = document.createRange();
            text.selectNodeContents(heading);
            return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
          }).length,
        LONG_WORD,
      );
      expect([path, broken]).toEqual([path, 0]);
    }
  });
}

for (const { width, percent } of [
  { width: 360, percent: 150 },
  { width: 390, percent: 200 },
])
  test(`on a phone of ${width} px with letters at ${percent} %, the name and an everyday word of every heading are whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of PAGE_OF_EVERY_KIND) {
      await page.goto(path);
      const broken = await page.evaluate((percent) => {
        const style = new CSSStyleSheet();
        style.replaceSync(`html { font-size: ${percent}% }`);
        document.adoptedStyleSheets = [style];
        const isBroken = (element: Element, word: string) => {
          const text = [...element.childNodes].findLast((node) => node instanceof Text);
          if (!text) return false;
          text.textContent = word;
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        };
        const name = [...document.querySelectorAll("header .logo-logo")].filter((logo) => isBroken(logo, "Kelvin"));
        const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter((heading) => isBroken(heading, "Engineering"));
        return [...name, ...headings].map((element) => element.outerHTML);
      }, percent);
      expect([path, broken]).toEqual([path, []]);
    }
  });
