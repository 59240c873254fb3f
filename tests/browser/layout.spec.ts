import type { Page } from "@playwright/test";
import { CONTROL_WORDS } from "../../src/components/control-words";
import { wideCards } from "../../src/sections/shared/wide-cards";
import { PAGE_OF_EVERY_KIND } from "../routes";
import { carousel } from "./carousel-parts";
import { sumOfLayoutShifts, watchLayoutShifts } from "./layout-shifts";
import { DESK_PX, hold, open, openWithoutScripts, overflow, PHONE_PX, SLIDE_IN_MENU_PX, SMALLEST_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { part } from "./part";
import { expect, test } from "./strict-test";

const WIDTHS = [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX];
/** The proportions in the HTML are whole pixels. */
const ROUNDING_PX = 1;

const FONT = /\.woff2$/;
const PICTURE = /\.(avif|webp|jpe?g|png|svg)$/;
const LAYOUT_SHIFT_MAX = 0.0005;
/** Half of what counts as good (web.dev/cls). The fallback typeface may break a line elsewhere, which is up to 0.03. */
const WITH_FONTS_MAX = 0.05;
const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);

for (const width of [PHONE_PX, DESK_PX])
  test.describe(`at ${width} px`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("the page stays in place when fonts, scripts and pictures arrive", async ({ page }) => {
      await watchLayoutShifts(page);
      for (const path of PAGE_OF_EVERY_KIND) {
        const releaseFonts = await hold(page, FONT);
        const releasePictures = await hold(page, PICTURE);
        await open(page, path, width);
        await expect.poll(() => isPainted(page)).toBe(true);
        // The same elements before and after: hydration adds copies of slides.
        const pictures = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLImageElement>("main img")]);
        const heights = () => pictures.evaluate((all) => all.map(({ clientHeight }) => clientHeight));
        const before = await heights();
        releasePictures();
        await pictures.evaluate((all) =>
          Promise.all(
            all.map(async (picture) => {
              picture.loading = "eager";
              if (!picture.complete) await new Promise((loaded) => picture.addEventListener("load", loaded));
            }),
          ),
        );
        const after = await heights();
        const changed = before.filter((height, index) => Math.abs(height - (after[index] ?? 0)) > ROUNDING_PX);
        expect(changed, `heights of pictures of ${path} that change`).toEqual([]);
        expect.soft(await sumOfLayoutShifts(page), path).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
        releaseFonts();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await sumOfLayoutShifts(page), `${path} with its fonts`).toBeLessThanOrEqual(WITH_FONTS_MAX);
        await page.unroute(FONT);
        await page.unroute(PICTURE);
      }
    });
  });

test.describe("the home page's slideshow", () => {
  const picture = (page: Page) => carousel(page, "slideshow").getByRole("img").first();

  test("has a picture of 16 : 9 in wide windows, with the welcome text left of its subject", async ({ page }) => {
    /** The empty part at the picture's left edge (design D6.3). The first bubble is at 28 %. */
    const GROUND_SHARE = 0.27;
    await openWithoutScripts(page, "/");
    const welcome = page.locator("main h1 ~ p").first();
    for (const [width, height] of [
      [1025, 768],
      [1280, 900],
      [1440, 900],
      [1920, 1080],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [box, text] = [await picture(page).boundingBox(), await welcome.boundingBox()];
      if (!box || !text) throw new Error("the home page has no picture or no welcome text");
      expect(box.width / box.height, `at ${width} px`).toBeCloseTo(16 / 9, 2);
      if (width <= 1920) expect(text.x + text.width, `at ${width} px`).toBeLessThanOrEqual(box.x + box.width * GROUND_SHARE);
    }
  });
});

test("the home page's buttons are on the first screen of a small laptop", async ({ page }) => {
  await openWithoutScripts(page, "/");
  for (const [width, height] of [
    [1366, 625],
    [1280, 600],
    [1025, 625],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const button of await page.locator("main h1 ~ div a").all()) await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(carousel(page, "slideshow").getByRole("img").first(), `at ${width} px`).toBeInViewport({ ratio: 0.9 });
  }
});

test("in a browser without layers, pictures stay inside the page", async ({ page }) => {
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll("@layer", "@unknown").replaceAll("1svh", "1unknown") });
  });
  for (const path of PAGE_OF_EVERY_KIND) {
    await openWithoutScripts(page, path, PHONE_PX);
    const wide = await page
      .locator("img")
      .evaluateAll((pictures) => pictures.filter((picture) => picture.getBoundingClientRect().right > innerWidth).length);
    expect(wide, path).toBe(0);
  }
});

test.describe("a grid of cards", () => {
  const MOST_CARDS = 13;

  for (const [address, widest] of [
    ["/blog", "Three"],
    ["/services", "Four"],
  ] as const)
    test(`of ${address} has full rows for every number of pages`, async ({ page }) => {
      await openWithoutScripts(page, address);
      const list = part(page, "cards");
      const numbers = Array.from({ length: MOST_CARDS }, (_, index) => index + 1);
      const cards = numbers.map((count) => ({
        two: [...wideCards(count, 2)],
        more: [...wideCards(count, widest === "Four" ? 4 : 3)],
        count,
      }));
      // "sheet-grid-module--cards--1a2b3" and the other classes of the same file
      const names = await list.evaluate((element, widest) => {
        const file = element.className.split("--")[0];
        const styles = [...document.querySelectorAll("style")].map((style) => style.textContent).join("");
        return ["single", "wideOfTwo", `wideOf${widest}`].map((name) => new RegExp(`${file}--${name}--[\\w-]*`).exec(styles)?.[0]);
      }, widest);
      expect(names).not.toContain(undefined);
      for (const width of [...WIDTHS, 768, 1200]) {
        await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
        const holes = await list.evaluate(
          (element, { cards, names: [single = "", two = "", more = ""] }) => {
            const TOLERANCE_PX = 2;
            const model = element.firstElementChild;
            if (!model) return ["no card"];
            model.classList.remove(two, more);
            return cards.flatMap(({ count, two: wideOfTwo, more: wideOfMore }) => {
              element.classList.toggle(single, count === 1);
              // Pictures and texts do not affect a card's place.
              const shown = Array.from({ length: count }, (_, index) => {
                const card = model.cloneNode() as Element;
                card.classList.toggle(two, wideOfTwo.includes(index));
                card.classList.toggle(more, wideOfMore.includes(index));
                card.textContent = "card";
                return card;
              });
              element.replaceChildren(...shown);
              const { right } = element.getBoundingClientRect();
              const places = shown.map((card) => card.getBoundingClientRect());
              // The last card of every row ends at the list's edge.
              return places.flatMap((place, index) => {
                const next = places[index + 1];
                const endsRow = !next || next.top > place.top + TOLERANCE_PX;
                return endsRow && place.right < right - TOLERANCE_PX ? [`${count} cards: a hole after card ${index + 1}`] : [];
              });
            });
          },
          { cards, names },
        );
        expect(holes, `at ${width} px`).toEqual([]);
      }
    });
});

test("the drawn map never crops the office, nor clips a place name for any position of the office, at any width", async ({ page }) => {
  await openWithoutScripts(page, "/contact");
  const drawing = page.getByRole("region", { name: CONTROL_WORDS.map }).locator("svg");
  await expect(drawing.locator("text")).not.toHaveCount(0);
  const office = drawing.locator("circle").last();
  for (const width of [...WIDTHS, 600, 820, 1200, 1920, 2560]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await office.scrollIntoViewIfNeeded();
    await expect(office, `at ${width} px`).toBeInViewport({ ratio: 0.99 });
    const cut = await drawing.evaluate((svg: SVGSVGElement) => {
      const frame = (svg.parentElement ?? svg).getBoundingClientRect();
      const isCut = ({ left, right, top, bottom }: DOMRect) => {
        const isOutside = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        const isUnseen = right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom;
        return isOutside && !isUnseen;
      };
      // Tried last, so that the next width finds the office at its place.
      const ownPin = svg.style.getPropertyValue("--pin");
      return ["0px", "360px", "720px", "1080px", "1440px", ownPin].flatMap((pin) => {
        svg.style.setProperty("--pin", pin);
        return [...svg.querySelectorAll("text")].filter((name) => isCut(name.getBoundingClientRect())).map((name) => name.textContent);
      });
    });
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("code, long addresses and wide tables in a text stay inside the page", async ({ page }) => {
  const word = "x".repeat(200);
  const wide = [
    `<p><code>${word}</code> <a href="/">https://example.com/${word}</a></p>`,
    `<pre><code>${"word ".repeat(80)}${word}</code></pre>`,
    `<ul class="ticks"><li>${word}</li></ul><ol class="steps"><li>${word}</li></ol>`,
    `<div class="table" role="region" tabindex="0" aria-label="Table"><table><tr><td>${word}</td><td>1</td></tr></table></div>`,
  ];
  await openWithoutScripts(page, "/");
  for (const width of [PHONE_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    const text = page.locator("main .prose").first();
    const textWidth = () => text.evaluate(({ clientWidth }) => clientWidth);
    const before = await textWidth();
    await text.evaluate((element, html) => {
      element.innerHTML = html;
    }, wide.join(""));
    expect(await textWidth(), `at ${width} px`).toBe(before);
    expect(await overflow(page), `at ${width} px`).toBe(0);
    const outside = await text.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll(":not(.table *)")].filter((part) => part.getBoundingClientRect().right > right + 1).length;
    });
    expect(outside, `at ${width} px`).toBe(0);
  }
});
