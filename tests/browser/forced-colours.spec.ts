import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { CONTROL_COPY } from "../../src/components/control-copy";
import { LIGHT_PAGE, PAGE_OF_EVERY_KIND } from "../routes";
import { SERVICES, SLIDES, TESTIMONIALS } from "../site-content";
import { DESK_PX, open, openWithoutScripts, PHONE_PX, SLIDE_IN_MENU_PX, scrollTo, WINDOW_HEIGHT_PX } from "./open-page";
import { carousel, choices, closeButton, field, menuButton, part, phoneBar, sendButton } from "./parts";
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
  { path: "/", name: "slideshow", count: SLIDES.length },
  { path: "/about", name: "testimonials", count: TESTIMONIALS.length },
] as const)
  test(`the current dot of ${name} looks different from the others`, async ({ page }) => {
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
  for (const drawing of [page.locator("main li img"), carousel(page, "clients").getByRole("img")]) {
    await drawing.first().scrollIntoViewIfNeeded();
    await drawing.first().evaluate((image: HTMLImageElement) => image.decode());
    expect(await contrastIn(await screenshotOf(page, drawing.first()))).toBeGreaterThan(READABLE_DIFFERENCE);
  }
  await scrollTo(page, 0);
  const button = await screenshotOf(page, page.locator('header a[href="/contact"]'));
  const edge = await sharp(button).extract({ left: 0, top: 12, width: 8, height: 16 }).toBuffer();
  expect(await contrastIn(edge)).toBeGreaterThan(READABLE_DIFFERENCE);
});

test("a refused field looks different from the others, also without the focus", async ({ page }) => {
  await open(page, LIGHT_PAGE, DESK_PX);
  const cell = field(page, "email").locator("..");
  const before = await screenshotOf(page, cell);
  await sendButton(page).click();
  await expect(field(page, "fullName")).toBeFocused();
  expect((await screenshotOf(page, cell)).equals(before)).toBe(false);
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

test("every mark without text has a border or keeps its own colours, because backgrounds are removed", async ({ page }) => {
  for (const path of PAGE_OF_EVERY_KIND) {
    await page.emulateMedia({ forcedColors: "none" });
    await openWithoutScripts(page, path, DESK_PX);
    const marks = await page.evaluateHandle(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        ["::before", "::after"]
          .filter((name) => {
            const { content, backgroundColor, backgroundImage } = getComputedStyle(element, name);
            return content === '""' && (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none");
          })
          .map((name) => ({ element, name })),
      ),
    );
    await page.emulateMedia({ forcedColors: "active" });
    const lost = await marks.evaluate((all) =>
      all
        .filter(({ element, name }) => {
          const style = getComputedStyle(element, name);
          const hasBorder = [style.borderTopWidth, style.borderLeftWidth].some((width) => Number.parseFloat(width) > 0);
          return !hasBorder && style.getPropertyValue("forced-color-adjust") !== "none";
        })
        .map(({ element, name }) => `${element.localName}.${element.className}${name}`),
    );
    expect(lost, path).toEqual([]);
  }
});

test.describe("where only a background separates parts, a line does:", () => {
  /** Half the thickness of the strip in which the line is. */
  const NEAR_PX = 2;
  const LINE_BRIGHTNESS_MIN = 128;

  /** @returns whether a light line goes through a strip of the page from end to end */
  async function hasLine(page: Page, strip: { x: number; y: number; width: number; height: number }): Promise<boolean> {
    const clip = { x: Math.round(strip.x), y: Math.round(strip.y), width: Math.round(strip.width), height: Math.round(strip.height) };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isLight = (column: number, row: number) => (data[row * info.width + column] ?? 0) >= LINE_BRIGHTNESS_MIN;
    const columns = [...Array(info.width).keys()];
    const rows = [...Array(info.height).keys()];
    return info.height > info.width
      ? rows.every((row) => columns.some((column) => isLight(column, row)))
      : columns.every((column) => rows.some((row) => isLight(column, row)));
  }
  async function expectLineAtStart(page: Page, element: Locator): Promise<void> {
    await element.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect
      .poll(async () => {
        const box = await element.boundingBox();
        return (
          box && hasLine(page, { x: box.x - NEAR_PX, y: box.y + 1, width: NEAR_PX * 2, height: Math.min(box.height, WINDOW_HEIGHT_PX) - 2 })
        );
      })
      .toBe(true);
  }

  test("the menu's panel and the page", async ({ page }) => {
    await open(page, "/", SLIDE_IN_MENU_PX);
    await menuButton(page).click();
    await expectLineAtStart(page, closeButton(page).locator("xpath=../.."));
  });

  test("the buttons of the phone bar", async ({ page }) => {
    await open(page, "/", PHONE_PX);
    await scrollTo(page, WINDOW_HEIGHT_PX * 2);
    await expect(phoneBar(page)).toBeVisible();
    for (const link of (await phoneBar(page).getByRole("link").filter({ visible: true }).all()).slice(1))
      await expectLineAtStart(page, link);
  });

  test("the cards of an overview", async ({ page }) => {
    await openWithoutScripts(page, "/services", DESK_PX);
    await expectLineAtStart(page, part(page, "cards").locator("> *").nth(1));
  });

  test("sections with different backgrounds", async ({ page }) => {
    for (const path of PAGE_OF_EVERY_KIND) {
      await page.emulateMedia({ forcedColors: "none" });
      await openWithoutScripts(page, path, DESK_PX);
      const bands = await page.evaluateHandle(() =>
        [...document.querySelectorAll("main > *, main > div > *, footer")].filter((band) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(band);
          return band.clientWidth === document.body.clientWidth && (backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none");
        }),
      );
      await page.emulateMedia({ forcedColors: "active" });
      const withoutLine = await bands.evaluate((all) =>
        all
          .filter((band) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(band);
            return [borderTopWidth, borderBottomWidth].some((width) => Number.parseFloat(width) === 0);
          })
          .map(({ localName, className }) => `${localName}.${className}`),
      );
      expect(withoutLine, path).toEqual([]);
    }
  });
});
