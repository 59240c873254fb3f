import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { CONTROL_COPY } from "../../src/components/control-copy";
import { PAGE_OF_EVERY_KIND } from "../routes";
import { HOME, SERVICES, TESTIMONIALS } from "../site-content";
import { DESK_PX, open, openWithoutScripts } from "./open-page";
import { carousel, choices } from "./parts";
import { expect, test } from "./strict-test";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

/** Corresponds to about 4.5 : 1 on black. */
const READABLE_DIFFERENCE = 115;

/** @returns a screenshot of an element without a pointer over it */
async function screenshotOf(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  return element.screenshot({ animations: "disabled" });
}

/** @returns the difference in brightness between the darkest and the lightest pixel, from 0 to 255 */
async function contrastIn(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
}

for (const { path, name, count } of [
  { path: "/", name: "slideshow", count: HOME.slides.length },
  { path: "/about", name: "testimonials", count: TESTIMONIALS.length },
] as const)
  test(`the current dot of ${name} looks different from the others`, async ({ page }) => {
    test.skip(count < 3, "data/ has too few slides for one that is not current at first");
    await open(page, path, DESK_PX);
    const button = choices(carousel(page, name)).nth(count - 1);
    await expect(button).not.toHaveAttribute("aria-current");
    const before = await screenshotOf(page, button);
    await button.evaluate((chosen: HTMLElement) => chosen.click());
    await expect(button).toHaveAttribute("aria-current", "true");
    expect((await screenshotOf(page, button)).equals(before)).toBe(false);
  });

test("drawings stand out from their background, the colour scale is visible, and the header's button has a border", async ({ page }) => {
  await open(page, "/services", DESK_PX);
  const swatches = await page
    .locator('main li[style*="--step-colour"] > a')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row, "::before").backgroundImage));
  expect(swatches.filter((swatch) => !swatch.includes("gradient"))).toEqual([]);
  expect(new Set(swatches).size).toBe(new Set(SERVICES.map(({ colourTemperature }) => colourTemperature)).size);
  for (const drawing of [page.locator("main li img"), page.locator("[aria-roledescription=slide][aria-current] img")]) {
    await drawing.first().scrollIntoViewIfNeeded();
    await drawing.first().evaluate((image: HTMLImageElement) => image.decode());
    expect(await contrastIn(await screenshotOf(page, drawing.first()))).toBeGreaterThan(READABLE_DIFFERENCE);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const button = await screenshotOf(page, page.locator('header a[href="/contact"]'));
  const edge = await sharp(button).extract({ left: 0, top: 12, width: 8, height: 16 }).toBuffer();
  expect(await contrastIn(edge)).toBeGreaterThan(READABLE_DIFFERENCE);
});

test("no picture covers text, although all get a background", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6000 });
  for (const path of PAGE_OF_EVERY_KIND) {
    await openWithoutScripts(page, path);
    const covered = await page.locator("main").evaluate((main) => {
      const ends: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.checkVisibility()) continue;
        range.selectNodeContents(text);
        for (const { right, top, height } of range.getClientRects())
          if (document.elementFromPoint(right - 1, top + height / 2)?.localName === "img") ends.push(text.textContent ?? "");
      }
      return ends;
    });
    expect(covered, path).toEqual([]);
  }
});

test("the drawn map keeps its own colours", async ({ page }) => {
  await openWithoutScripts(page, "/contact");
  await expect(page.getByRole("region", { name: CONTROL_COPY.map }).locator("svg")).toHaveCSS("forced-color-adjust", "none");
});
