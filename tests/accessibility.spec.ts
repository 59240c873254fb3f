import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { accessibilityProblems } from "./accessibility";
import { expect, test } from "./strict-test";
import { DESK_PX, open, PHONE_PX, SMALLEST_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "./routes";
import { CONTACT, EVERY_PAGE, HOME, TESTIMONIALS } from "./site-content";

/** WCAG 1.4.10's reference, 400 % of 1280 × 720; half of a phone's screen, for its keyboard takes the rest; a phone held sideways. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 844, height: 390 },
];
/** How much of a low window the page has to itself, at least. */
const PAGE_SHARE_MIN = 0.7;

/** axe's rule for the contrast of AAA. */
const WCAG_1_4_6 = "color-contrast-enhanced";

/** WCAG 1.4.4: letters may be made twice as large (design D9.6). */
const LETTERS_TWICE = "html { font-size: 200% }";
/** The longest word that the largest heading then holds. Longer ones may break. */
const WHOLE_WORD_LETTERS = 7;

/** WCAG 1.4.12: the distances that a reader may ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Gives the page a reader's own style; the policy refuses a style element that is not the page's. */
const addStyle = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  }, css);
const removeStyles = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

const overflow = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
    test.describe(path, () => {
      test.use({ expectedProblems: path === NOT_FOUND.path ? /404/ : /^$/ });

      test("is open to everybody: axe, reduced motion, zoom, low windows, wider and larger text", async ({ page }) => {
        await open(page, path, DESK_PX);
        expect.soft(await movements(page), "what moves").toEqual([]);
        for (const width of [DESK_PX, PHONE_PX]) {
          await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
          expect.soft(await accessibilityProblems(page), `axe at ${width} px`).toEqual([]);
        }
        await page.emulateMedia({ contrast: "more" });
        expect.soft(await accessibilityProblems(page, ":root", [WCAG_1_4_6]), "contrast where a visitor asks for more").toEqual([]);
        await page.emulateMedia({ contrast: "no-preference" });
        await test.step("two fingers enlarge it", () => expectPinchAllowed(page));
        await test.step("low windows", () => expectLowWindowsFree(page));
        await test.step("wider text", () => expectWiderTextWhole(page));
        await test.step("text twice as large", () => expectLargeTextReachable(page));
      });
    });
});

/** The elements that would move: each transition and animation is off, in every state of an element, for the rule is important. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const lasts = (durations: string) => durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    const moving = [...document.querySelectorAll("*")].filter((element) =>
      [null, "::before", "::after"].some((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== "none" && lasts(style.animationDuration);
        return isAnimated || (style.transitionProperty !== "none" && lasts(style.transitionDuration)) || style.scrollBehavior === "smooth";
      }),
    );
    return moving.map((element) => element.outerHTML.slice(0, 80));
  });

async function expectPinchAllowed(page: Page): Promise<void> {
  await expect.soft(page.locator("meta[name=viewport]")).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
  const refusing = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => !/^auto$|manipulation|pinch-zoom/.test(getComputedStyle(element).touchAction))
      .map((element) => element.outerHTML.slice(0, 60)),
  );
  expect.soft(refusing).toEqual([]);
}

async function expectLowWindowsFree(page: Page): Promise<void> {
  for (const viewport of LOW_WINDOWS) {
    await page.setViewportSize(viewport);
    // past the first screen, where a phone's dock would show
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 3, behavior: "instant" }));
    await expect(page.getByRole("complementary", { name: EVERY_PAGE.dock.label })).toBeHidden();
    await expect.poll(() => coveredShare(page), `${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(1 - PAGE_SHARE_MIN);
    expect.soft(await overflow(page)).toBe(0);
  }
}

/** How much of the window's height is covered by what stays while the page scrolls. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll("header, aside, header *, aside *")].filter((element) => {
      const { position, visibility, display } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      return /fixed|sticky/.test(position) && visibility === "visible" && display !== "none" && bottom > 0 && top < innerHeight;
    });
    const rows = stays.map((element) => element.getBoundingClientRect());
    let covered = 0;
    for (let y = 0.5; y < innerHeight; y += 1) if (rows.some(({ top, bottom }) => top <= y && y < bottom)) covered += 1;
    return covered / innerHeight;
  });

async function expectWiderTextWhole(page: Page): Promise<void> {
  await addStyle(page, TEXT_SPACING);
  for (const width of [SMALLEST_PX, PHONE_PX, DESK_PX]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    expect.soft(await cutTexts(page), `at ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `at ${width} px`).toBe(0);
  }
  await removeStyles(page);
}

/** Texts that a box cuts off, or that lie outside of the control they name. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const TOLERANCE_PX = 1.5;
    const isCut = (text: DOMRect, box: DOMRect, axes: { x: boolean; y: boolean }) =>
      (axes.x && (text.left < box.left - TOLERANCE_PX || text.right > box.right + TOLERANCE_PX)) ||
      (axes.y && (text.top < box.top - TOLERANCE_PX || text.bottom > box.bottom + TOLERANCE_PX));
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest("script, style, .vh, .skip, svg, [aria-hidden=true]")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) break; // it scrolls to what it does not show
        const clips = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
        const isControl = box.matches("button, a[class*=button]");
        if (isCut(text, box.getBoundingClientRect(), isControl ? { x: true, y: true } : clips))
          cut.add(`${node.textContent.trim().slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`);
      }
    }
    return [...cut];
  });

async function expectLargeTextReachable(page: Page): Promise<void> {
  await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
  await addStyle(page, LETTERS_TWICE);
  expect.soft(await overflow(page)).toBe(0);
  expect.soft(await unreachableControls(page)).toEqual([]);
  expect.soft(await brokenWords(page.locator("body"))).toEqual([]);
  for (const { width, percent } of [
    { width: 360, percent: 150 },
    { width: PHONE_PX, percent: 200 },
  ]) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await addStyle(page, `html { font-size: ${percent}% }`);
    expect.soft(await brokenHeadings(page), `at ${width} px and ${percent} %`).toEqual([]);
  }
}

/** The headings that would break an everyday word of the trade. Their texts are an editor's; afterwards they all say that word. */
const brokenHeadings = (page: Page) =>
  page.locator("main :is(h1, h2, h3)").evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const text = [...heading.childNodes].findLast((node) => node instanceof Text);
        if (!text) return false;
        text.textContent = "Engineering";
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map((heading) => heading.outerHTML),
  );

/** The short words that are broken into two lines, each with the element around it. */
const brokenWords = (within: Locator) =>
  within.evaluate((root, letters) => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, style, svg, .vh, .skip")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s/-]+/g)) {
        if (word.length > letters) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} in ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return [...broken];
  }, WHOLE_WORD_LETTERS);

/** Controls that lie outside of the window, or whose text runs out of them. */
const unreachableControls = (page: Page) =>
  page.evaluate(() => {
    const ROUNDING_PX = 1;
    return [...document.querySelectorAll("a, button, summary, input, textarea")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest(".vh, .skip, [aria-roledescription=carousel] [role=group]"))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        const isInline = getComputedStyle(control).display === "inline";
        const runsOut = !isInline && control.scrollWidth > control.clientWidth + ROUNDING_PX;
        return left < -ROUNDING_PX || right > innerWidth + ROUNDING_PX || runsOut;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

test.describe("the menu", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("has no accessibility fault, open as a bar's dropdown and as a phone's, and holds its words twice as large", async ({ page }) => {
    await open(page, LIGHT_PAGE, DESK_PX);
    await page.locator("header summary").last().click();
    expect(await accessibilityProblems(page, "header")).toEqual([]);
    await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator("header summary").last().click();
    expect(await accessibilityProblems(page, "header")).toEqual([]);
    await addStyle(page, LETTERS_TWICE);
    expect(await unreachableControls(page)).toEqual([]);
    expect(await brokenWords(page.getByRole("banner"))).toEqual([]);
  });
});

test("the map's notice and its button fit with letters twice as large", async ({ page }) => {
  await open(page, "/contact", PHONE_PX);
  await addStyle(page, LETTERS_TWICE);
  const map = page.getByRole("region", { name: CONTACT.map.heading });
  expect(await map.evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBe(0);
});

test("nothing covers what has the focus in a low window", async ({ page }) => {
  await open(page, "/contact");
  /** What covers the middle of the focused element's part that is in the window. */
  const coveredBy = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return "no focus";
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const seen = document.elementFromPoint(x, y);
      return seen && (focused.contains(seen) || seen.contains(focused)) ? "nothing" : (seen?.outerHTML.slice(0, 60) ?? "the window's edge");
    });
  for (const viewport of LOW_WINDOWS) {
    await page.setViewportSize(viewport);
    await page.getByRole("main").focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toBeInViewport();
      await expect.poll(coveredBy).toBe("nothing");
    }
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

  /** About 4.5 : 1 between black and what is seen on it. */
  const READABLE_DIFFERENCE = 115;

  /** A picture of an element, with the pointer far away. */
  async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
    await element.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    return element.screenshot({ animations: "disabled" });
  }

  /** The difference of the darkest and the lightest point of a picture, each from 0 to 255. */
  async function contrastIn(picture: Buffer): Promise<number> {
    const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
    return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  }

  for (const { path, name, count } of [
    { path: "/", name: "Selected work", count: HOME.slides.length },
    { path: "/about", name: "testimonials", count: TESTIMONIALS.length },
  ])
    test(`the current choice of ${name} looks unlike itself when it is not`, async ({ page }) => {
      test.skip(count < 3, "data/ holds no choice that is never current by itself");
      await open(page, path, DESK_PX);
      const button = page.getByRole("region", { name, exact: true }).getByRole("button", { name: new RegExp(` ${count} of ${count}$`) });
      await expect(button).not.toHaveAttribute("aria-current");
      const before = await pictureOf(page, button);
      await button.evaluate((chosen: HTMLElement) => chosen.click());
      await expect(button).toHaveAttribute("aria-current", "true");
      expect((await pictureOf(page, button)).equals(before)).toBe(false);
    });

  test("drawings stand out from their ground, the colour scale is seen, and the header's button is framed", async ({ page }) => {
    await open(page, "/services", DESK_PX);
    const swatches = await page
      .locator('main li[style*="--k"] > a')
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row, "::before").backgroundImage));
    expect(new Set(swatches.filter((swatch) => swatch.includes("gradient"))).size).toBe(swatches.length);
    for (const drawing of [page.locator("main li img"), page.locator("[aria-roledescription=slide][aria-current] img")]) {
      await drawing.first().scrollIntoViewIfNeeded();
      await drawing.first().evaluate((image: HTMLImageElement) => image.decode());
      expect(await contrastIn(await pictureOf(page, drawing.first()))).toBeGreaterThan(READABLE_DIFFERENCE);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const button = await pictureOf(page, page.locator('header a[href="/contact"]'));
    const edge = await sharp(button).extract({ left: 0, top: 12, width: 8, height: 16 }).toBuffer();
    expect(await contrastIn(edge)).toBeGreaterThan(READABLE_DIFFERENCE);
  });

  test("a button over the home page's picture has a ground of its own", async ({ page }) => {
    await open(page, "/", DESK_PX);
    const button = page.getByRole("main").getByRole("link", { name: HOME.welcome.buttonSecondary.label, exact: true }).first();
    const corner = await sharp(await pictureOf(page, button))
      .extract({ left: 4, top: 4, width: 12, height: 12 })
      .toBuffer();
    expect(await contrastIn(corner)).toBe(0);
  });
});
