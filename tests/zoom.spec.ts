import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { PAGE_OF_EVERY_KIND } from "./routes";
import { EVERY_PAGE } from "./site-words";

/** WCAG 1.4.10's reference, 400 % of 1280 × 720, and a phone held sideways. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 844, height: 390 },
];
/** How much of a window may be page and nothing else, at least. */
const PAGE_SHARE_MIN = 0.7;

/** How much of the window's height is covered by what stays while the page scrolls. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll("header, aside, header *, aside *")].filter((element) => {
      const { position, visibility, display } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      return /fixed|sticky/.test(position) && visibility === "visible" && display !== "none" && bottom > 0 && top < window.innerHeight;
    });
    const rows = stays.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom] as const);
    let covered = 0;
    for (let y = 0.5; y < window.innerHeight; y += 1) if (rows.some(([top, bottom]) => top <= y && y < bottom)) covered += 1;
    return covered / window.innerHeight;
  });

/** What covers the middle of the focused element's part that is in the window. */
const focusCoveredBy = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return "no focus";
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const seen = document.elementFromPoint(x, y);
    return seen && (focused.contains(seen) || seen.contains(focused)) ? "nothing" : (seen?.outerHTML.slice(0, 60) ?? "the window's edge");
  });

/** WCAG 1.4.12: the distances that a reader may ask for. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Letters and words that a box cuts off, or that lie outside of the control they name. */
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
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) break; // it scrolls to what it does not show
        const clips = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
        const isControl = box.matches("button, a[class*=button]");
        if (isCut(text, box.getBoundingClientRect(), isControl ? { x: true, y: true } : clips)) {
          cut.add(`${node.textContent.trim().slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`);
        }
      }
    }
    return [...cut];
  });

const WIDTHS = [320, 390, 1440];

for (const path of PAGE_OF_EVERY_KIND) {
  test(`${path} has a low window to itself, shows all of its words when they are set wider, and two fingers enlarge it`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await test.step("a low window", () => expectLowWindowsFree(page));
    await test.step("wider words", () => expectWiderWordsWhole(page));
    await test.step("two fingers", () => expectPinchAllowed(page));
  });
}

async function expectLowWindowsFree(page: Page): Promise<void> {
  for (const viewport of LOW_WINDOWS) {
    await page.setViewportSize(viewport);
    // past the first screen, where a phone's dock would show
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 3, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("complementary", { name: EVERY_PAGE.dock.label })).toBeHidden();
    await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(1 - PAGE_SHARE_MIN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
}

async function expectWiderWordsWhole(page: Page): Promise<void> {
  await page.evaluate((css) => {
    // the policy refuses a style element that is not the page's own
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await cutTexts(page)]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

async function expectPinchAllowed(page: Page): Promise<void> {
  await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute("content", /user-scalable|maximum-scale/);
  const refusing = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => !/^auto$|manipulation|pinch-zoom/.test(getComputedStyle(element).touchAction))
      .map((element) => element.outerHTML.slice(0, 60)),
  );
  expect(refusing).toEqual([]);
}

test("nothing covers what has the focus in a low window", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  for (const viewport of LOW_WINDOWS)
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await page.getByRole("main").focus();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toBeInViewport();
        await expect.poll(() => focusCoveredBy(page)).toBe("nothing");
      }
    });
});
