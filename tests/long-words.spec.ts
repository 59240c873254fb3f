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

test("on a phone with letters of half as large again, the name and an everyday word of the first heading are whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of PAGE_OF_EVERY_KIND) {
    await page.goto(path);
    const linesOf = await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync("html { font-size: 150% }");
      document.adoptedStyleSheets = [style];
      const lines = (selector: string, word: string) => {
        const text = [...(document.querySelector(selector)?.childNodes ?? [])].findLast((node) => node instanceof Text);
        if (!text) return Number.NaN;
        text.textContent = word;
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      };
      return [lines("header .logo-logo", "Kelvin"), lines("h1", "Engineering")];
    });
    expect([path, ...linesOf]).toEqual([path, 1, 1]);
  }
});
