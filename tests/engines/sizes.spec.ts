import { DESK_PX, open as openInChromium, PHONE_PX, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { expect, open, test } from "./engine-test";

/** Runs in the page. The sizes of what a visitor presses or looks at, and how many rows each group of dots has. */
async function shownSizes() {
  const LATER_SLIDE = "[data-part=slideshow] [role=group] ~ [role=group] *"; // loads while the page is shown
  const SHOWN = `a, button, summary, img:not(${LATER_SLIDE}), :is(input, textarea):not([tabindex='-1']), [data-part=choices]`;
  await document.fonts.ready;
  return [...document.querySelectorAll(SHOWN)].flatMap((element) => {
    const { display, lineHeight } = getComputedStyle(element);
    if (display === "inline") return []; // a link in a text
    const { width, height } = element.getBoundingClientRect();
    const dots = element.matches("[data-part=choices]") ? [...element.children] : [];
    const rows = new Set(dots.map((dot) => Math.round(dot.getBoundingClientRect().top))).size;
    return { name: element.outerHTML.slice(0, 120), width, height, rows, linePx: Number.parseFloat(lineHeight) };
  });
}

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(`${path} shows controls, fields, pictures and rows of dots as large as in Chromium`, async ({ tab, site, page }) => {
    await open(tab, site.address + path);
    await openInChromium(page, path);
    for (const width of [PHONE_PX, DESK_PX]) {
      await tab.resize(width, WINDOW_HEIGHT_PX);
      await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
      const [here, inChromium] = [await tab.run(shownSizes), await page.evaluate(shownSizes)];
      expect(here, `at ${width} px`).toHaveLength(inChromium.length);
      const different = inChromium.flatMap(({ name, linePx, ...expected }, index) => {
        const { width = 0, height = 0, rows } = here[index] ?? {};
        // Engines may break a text at another word.
        const isAsLarge = Math.abs(width - expected.width) <= linePx && Math.abs(height - expected.height) <= linePx;
        return isAsLarge && rows === expected.rows ? [] : { name, width, height, rows, expected };
      });
      expect.soft(different, `at ${width} px`).toEqual([]);
    }
  });
