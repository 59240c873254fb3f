import type { Page } from "@playwright/test";
import { CONTROL_COPY } from "../../src/components/control-copy";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { firstOf, SERVICES, SLIDES, SOLUTIONS, TESTIMONIALS } from "../site-content";
import {
  DESK_PX,
  hold,
  layoutShifts,
  loadPictures,
  open,
  openWithoutScripts,
  openWithUsualTexts,
  overflow,
  PHONE_PX,
  SLIDE_IN_MENU_PX,
  SMALLEST_PX,
  sumOfLayoutShifts,
  WINDOW_HEIGHT_PX,
  watchLayoutShifts,
} from "./open-page";
import { carousel, choices, part } from "./parts";
import { expect, test } from "./strict-test";

/** The HTML gives proportions in whole pixels. */
const ROUNDING_PX = 1;

/** More testimonials than today have a second row of dots. */
const DOTS_IN_ROW = 7;

const FONT = /\.woff2$/;
const PICTURE = /\.(avif|webp|jpe?g|png|svg)$/;
const LAYOUT_SHIFT_MAX = 0.0005;
/** Half of what counts as good (web.dev/cls). The fallback font may break lines elsewhere, which costs up to 0.03. */
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
        // Keeps the same elements for both measurements, because hydration adds copies of slides.
        const pictures = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLImageElement>("main img")]);
        const heights = () => pictures.evaluate((all) => all.map(({ clientHeight }) => clientHeight));
        const before = await heights();
        releasePictures();
        await loadPictures(page);
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

test("the slideshow shows the current slide's name, and nothing moves when it changes", async ({ page }) => {
  await watchLayoutShifts(page);
  await open(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const frame = carousel(page, "slideshow");
  for (const width of [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    // The click waits until the resized page is still.
    await choices(frame).last().click();
    const shiftsBefore = await layoutShifts(page);
    for (const [index, { title }] of SLIDES.entries()) {
      await choices(frame).nth(index).click();
      const dots = part(frame, "choices").locator("..");
      await expect(dots, `at ${width} px`).toContainText(title, { useInnerText: true });
    }
    expect(await layoutShifts(page), `at ${width} px`).toEqual(shiftsBefore);
  }
});

test("the slideshow has a 16 : 9 picture in wide windows, with the welcome text left of its subject", async ({ page }) => {
  /** The share of the picture that is empty at its left edge (design D6.3). The first bubble is at 28 %. */
  const GROUND_SHARE = 0.27;
  await openWithUsualTexts(page, "/");
  for (const [width, height] of [
    [1025, 625],
    [1366, 625],
    [1440, 789],
    [1920, 945],
    [2560, 1297],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = carousel(page, "slideshow").getByRole("img").first();
    await expect(picture, `at ${width} px`).toBeInViewport({ ratio: 0.9 });
    const box = await picture.boundingBox();
    const text = await page.locator("main :is(h1, hgroup) ~ p").first().boundingBox();
    if (!box || !text) throw new Error("the home page has no picture or no welcome text");
    expect(box.width / box.height, `at ${width} px`).toBeCloseTo(16 / 9, 2);
    if (width <= 1920) expect(text.x + text.width, `at ${width} px`).toBeLessThanOrEqual(box.x + box.width * GROUND_SHARE);
  }
});

/** Longer titles of solutions are smaller. */
const FULL_SIZE_TITLE_MAX_CHARACTERS = 20;

const hasLongTitle = ({ title }: { title: string }) => title.length > FULL_SIZE_TITLE_MAX_CHARACTERS;

/** A solution of each size of title, if possible with its subject at the right. With the same texts, all others look like one of them. */
const COVERS = [SOLUTIONS.filter(hasLongTitle), SOLUTIONS.filter((solution) => !hasLongTitle(solution))].flatMap(
  (alike) => alike.find(({ picture }) => picture.focus === "right") ?? alike.slice(0, 1),
);

test("the slideshow's dots are in one row in low windows, because a column of them would cover the welcome text", async ({ page }) => {
  await openWithUsualTexts(page, "/");
  const marks = await choices(carousel(page, "slideshow")).all();
  for (const [width, height] of [
    [1366, 625],
    [1024, 653],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = new Set(await Promise.all(marks.map(async (mark) => (await mark.boundingBox())?.y)));
    expect.soft(rows.size, `at ${width} x ${height} px`).toBe(1);
  }
});

test("the slideshow's controls are below the picture, and on the first screen of tall phones and of laptops", async ({ page }) => {
  await openWithUsualTexts(page, "/");
  const picture = carousel(page, "slideshow").getByRole("img").first();
  const controls = choices(carousel(page, "slideshow")).first();
  for (const [width, height] of [
    [360, 800],
    [412, 915],
    [1280, 720],
    [1536, 730],
    [1366, 768],
    [1440, 789],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [above, below] = [await picture.boundingBox(), await controls.boundingBox()];
    if (!above || !below) throw new Error("the slideshow has no picture or no controls");
    expect.soft(below.y, `at ${width} x ${height} px`).toBeGreaterThanOrEqual(above.y + above.height - ROUNDING_PX);
    expect.soft(below.y + below.height, `at ${width} x ${height} px`).toBeLessThanOrEqual(height);
  }
});

test("a heading of several lines leaves the button beside it as high as it is", async ({ page }) => {
  await openWithoutScripts(page, firstOf(SERVICES).path, DESK_PX);
  const button = page.locator("main [data-part=button]").first();
  const heightBeside = async (heading: string) => {
    await page.locator("h1").evaluate((element, text) => {
      element.textContent = text;
    }, heading);
    return (await button.boundingBox())?.height;
  };
  expect(await heightBeside("Fire fighting and fire alarm, from the first drawing to the yearly test")).toBe(await heightBeside("HVAC"));
});

test("a solution's heading and lead are left of the picture's subject in low windows", async ({ page }) => {
  /** The widest subject begins at 27 % of the width beside the lead, and at 31 % beside the heading. */
  const LEAD_MAX = 0.27;
  const HEADING_MAX = 0.31;
  const PICTURE_RATIO = 16 / 9;
  for (const { path } of COVERS.filter(({ picture }) => picture.focus === "right")) {
    await openWithUsualTexts(page, path);
    for (const [width, height] of [
      [1024, 653],
      [844, 340],
      [700, 650],
      [641, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      const frame = await page.locator("main section img").first().boundingBox();
      if (!frame) throw new Error(`${path} has no picture`);
      const wholeWidth = Math.max(frame.width, frame.height * PICTURE_RATIO);
      for (const [text, share] of [
        [page.locator("main h1"), HEADING_MAX],
        [page.locator("main :is(h1, hgroup) ~ p"), LEAD_MAX],
      ] as const) {
        const box = await text.first().boundingBox();
        const subject = frame.x + frame.width - wholeWidth * (1 - share);
        expect.soft(box ? box.x + box.width : 0, `${path} at ${width} x ${height} px`).toBeLessThanOrEqual(subject);
      }
    }
  }
});

test.describe("on a phone,", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, expectedProblems: /status of 404/ });

  test("the link to the form leaves its heading, lead and first two fields on one screen", async ({ page }) => {
    // The full form, the short form, and the page for unknown addresses.
    for (const path of [LIGHT_PAGE, "/about", NOT_FOUND.path]) {
      await openWithoutScripts(page, path);
      for (const [width, height] of [
        [390, 664],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const hidden = await page.locator("#enquiry").evaluate((enquiry) => {
          const [heading, lead] = enquiry.querySelectorAll("h2, h2 + p");
          const [first, second] = enquiry.querySelectorAll("input:not([type=hidden], [tabindex='-1'])");
          if (!(heading && lead && first && second)) throw new Error("the form lacks a part");
          heading.textContent = "A heading as long as most, above the form";
          lead.textContent = "A sentence that says what the office needs for an answer. Another one says when the visitor gets it.";
          document.querySelector<HTMLAnchorElement>('a[href="#enquiry"]')?.click();
          const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          return [heading, lead, first, second].flatMap((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            return top < headerBottom || bottom > innerHeight ? `${part.localName} from ${top} to ${bottom} px` : [];
          });
        });
        expect.soft(hidden, `${path} at ${width} x ${height} px`).toEqual([]);
      }
    }
  });
});

test("the dots of the testimonials are in one row on a phone", async ({ page }) => {
  await openWithoutScripts(page, "/about", PHONE_PX);
  const tops = await choices(carousel(page, "testimonials")).evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().top));
  // A single testimonial has no dots.
  expect(tops).toHaveLength(TESTIMONIALS.length > 1 ? TESTIMONIALS.length : 0);
  expect(new Set(tops.slice(0, DOTS_IN_ROW)).size).toBeLessThanOrEqual(1);
});

test("the footer's columns are read in the order in which they are seen", async ({ page }) => {
  await openWithoutScripts(page, "/");
  for (const width of [PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    const tops = await page.locator("footer h2").evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(tops, `at ${width} px`).toEqual(tops.toSorted((a, b) => a - b));
  }
});

test("the rows of cards are full at all widths", async ({ page }) => {
  for (const address of ["/services", "/solutions", "/blog"]) {
    await openWithoutScripts(page, address);
    for (const width of [PHONE_PX, 768, SLIDE_IN_MENU_PX, 1200, DESK_PX]) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
      // Finds cards that end a row before the list's edge.
      const holes = await part(page, "cards").evaluate((list) => {
        const TOLERANCE_PX = 2;
        const edge = list.getBoundingClientRect().right - TOLERANCE_PX;
        const cards = [...list.children].map((card) => card.getBoundingClientRect());
        return cards.filter(
          ({ top, right }, index) => right < edge && !((cards[index + 1]?.top ?? Number.POSITIVE_INFINITY) <= top + TOLERANCE_PX),
        );
      });
      expect(holes, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("the map's buttons are side by side on an upright tablet", async ({ page }) => {
  await openWithoutScripts(page, "/contact");
  const buttons = page.getByRole("region", { name: CONTROL_COPY.map }).locator("[data-part=button]");
  for (const width of [600, 700, 768, 820]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect.soft(tops, `at ${width} px`).toEqual([tops[0], tops[0]]);
  }
});

test("the drawn map shows the office at any width", async ({ page }) => {
  await openWithoutScripts(page, "/contact");
  const office = page.getByRole("region", { name: CONTROL_COPY.map }).locator("svg circle").last();
  for (const width of [SMALLEST_PX, 820, SLIDE_IN_MENU_PX + 1, 2560]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await office.scrollIntoViewIfNeeded();
    await expect(office, `at ${width} px`).toBeInViewport({ ratio: 0.99 });
  }
});

test("code, long addresses and wide tables in a text stay within the page", async ({ page }) => {
  const word = "x".repeat(200);
  const wide = [
    `<p><code>${word}</code> <a href="/">https://example.com/${word}</a></p>`,
    `<pre><code>${"word ".repeat(80)}${word}</code></pre>`,
    `<ul class="ticks"><li>${word}</li></ul><ol class="steps"><li>${word}</li></ol>`,
    `<div class="prose-table" role="group" tabindex="0" aria-label="Table"><table><tr><td>${word}</td><td>1</td></tr></table></div>`,
  ];
  await openWithoutScripts(page, "/");
  for (const width of [PHONE_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    const outside = await page
      .locator("main .prose")
      .first()
      .evaluate((text, html) => {
        const { right } = text.getBoundingClientRect();
        text.innerHTML = html;
        return [text, ...text.querySelectorAll(":not(.prose-table *)")]
          .filter((part) => part.getBoundingClientRect().right > right + 1)
          .map(({ localName }) => localName);
      }, wide.join(""));
    expect(outside, `at ${width} px`).toEqual([]);
    expect(await overflow(page), `at ${width} px`).toBe(0);
  }
});
