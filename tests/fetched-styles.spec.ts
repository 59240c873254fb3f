import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { PUBLISHED_FOLDER } from "../server/local-settings";
import { PAGE_OF_EVERY_KIND } from "./routes";

/** The styles of every kind of page, which come ahead with its scripts when a link to one is in view. */
const STYLES_OF_PAGES = readdirSync(PUBLISHED_FOLDER).filter((file) => /^component---.*\.css$/.test(file));

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440])
  test(`the styles of other pages change nothing on the page on show, at ${width} px`, async ({ page }) => {
    expect(STYLES_OF_PAGES.length).toBeGreaterThan(1);
    await page.setViewportSize({ width, height: 844 });
    for (const address of PAGE_OF_EVERY_KIND) {
      await page.goto(address, { waitUntil: "load" });
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("main *, header *, footer *")].map((element) => {
            const { x, y, width: w, height: h } = element.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight, padding, margin, border } = getComputedStyle(element);
            return [element.className.toString(), x, y, w, h, color, backgroundColor, fontSize, fontWeight, padding, margin, border].join(
              " ",
            );
          }),
        );
      const unchanged = await boxes();
      for (const file of STYLES_OF_PAGES) await page.addStyleTag({ url: `/${file}` });
      expect(await boxes(), address).toEqual(unchanged);
    }
  });
