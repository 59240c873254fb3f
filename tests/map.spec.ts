import { expect, test } from "@playwright/test";

/** Phones to the widest screens; an odd step meets many places between. */
const WIDTHS = [...Array.from({ length: 42 }, (_, index) => 320 + index * 27), 1440, 1920, 2560];
/** Where an editor may put the office, across the drawing. */
const PINS_PX = [0, 360, 700, 1080, 1440];

test.use({ javaScriptEnabled: false });

test("the drawn map cuts neither a name nor the office, in a window of any width", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => document.fonts.ready);
  const map = page.locator(".map-facade-map");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await map.evaluate((frame, pinsPx) => {
      const shown = frame.getBoundingClientRect();
      const drawing = frame.querySelector("svg");
      const published = drawing?.style.getPropertyValue("--pin") ?? "";
      const outside = ({ left, right, top, bottom }: DOMRect) =>
        left < shown.left || right > shown.right || top < shown.top || bottom > shown.bottom;
      const unseen = ({ left, right, top, bottom }: DOMRect) =>
        right <= shown.left || left >= shown.right || bottom <= shown.top || top >= shown.bottom;
      const office = [...frame.querySelectorAll(".map-drawing-office")].filter((dot) => outside(dot.getBoundingClientRect()));
      const names = pinsPx.flatMap((pin) => {
        drawing?.style.setProperty("--pin", `${pin}px`);
        return [...frame.querySelectorAll("text")].filter((name) => {
          const box = name.getBoundingClientRect();
          return outside(box) && !unseen(box);
        });
      });
      drawing?.style.setProperty("--pin", published);
      return [...office.map(() => "office"), ...names.map(({ textContent }) => textContent)];
    }, PINS_PX);
    expect([width, cut]).toEqual([width, []]);
  }
});
