import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility";
import { PAGE_OF_EVERY_KIND } from "./routes";

test.use({ contextOptions: { contrast: "more", reducedMotion: "reduce" } });

for (const path of PAGE_OF_EVERY_KIND) {
  test(`${path}: text has the contrast of WCAG 1.4.6 where a visitor asks for more`, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityFaults(page, ":root", ["color-contrast-enhanced"])).toEqual([]);
  });
}
