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
