import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE } from "./routes";
import { SLIDE_PICTURES, TESTIMONIALS } from "./site-words";
import { holdScripts } from "./slow-site";

/** Opens a page whose scripts do not come yet. */
async function openEarly(page: Page, path: string, carousel: string) {
  const letScriptsGo = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const frame = page.getByRole("region", { name: carousel, exact: true });
  await frame.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  async function hydrate() {
    letScriptsGo();
    await hydrated(page);
  }
  return { frame, hydrate };
}

/** Fewer all fit in the window and do not turn. */
const TESTIMONIALS_AT_ONCE = 3;

test.describe("a control pressed before the scripts have come does what it says as soon as they have", () => {
  test("a mark of the slideshow", async ({ page }) => {
    const { frame, hydrate } = await openEarly(page, "/", "Selected work");
    const mark = frame.getByRole("button", { name: `slide 4 of ${SLIDE_PICTURES.length}` });
    await mark.click();
    await hydrate();
    await expect(mark).toHaveAttribute("aria-current", "true");
    await expect(frame.getByRole("img", { name: SLIDE_PICTURES[3]?.alt })).toBeVisible();
  });

  test("Pause, pressed twice because nothing seemed to happen", async ({ page }) => {
    const { frame, hydrate } = await openEarly(page, "/about", "testimonials");
    await frame.getByRole("button", { name: "Pause testimonials" }).dblclick();
    await hydrate();
    await expect(frame.getByRole("button", { name: "Play testimonials" })).toBeVisible();
  });

  test("a dot", async ({ page }) => {
    test.skip(TESTIMONIALS.length <= TESTIMONIALS_AT_ONCE, "data/ holds no more than are shown at once");
    const { frame, hydrate } = await openEarly(page, "/about", "testimonials");
    const dot = frame.getByRole("button", { name: `Show testimonial ${TESTIMONIALS.length} of` });
    await dot.click();
    await hydrate();
    await expect(dot).toHaveAttribute("aria-current", "true");
    await expect(frame.locator("[data-position=active]:not([aria-hidden])")).toBeInViewport({ ratio: 0.9 });
  });

  test("an arrow, by keyboard: the show holds, for the focus is in it", async ({ page }) => {
    test.skip(TESTIMONIALS.length < 2, "data/ holds one testimonial");
    const { frame, hydrate } = await openEarly(page, "/about", "testimonials");
    const next = frame.getByRole("button", { name: "Next testimonial" });
    await next.focus();
    await page.keyboard.press("Enter");
    await hydrate();
    const second = frame.getByRole("button", { name: /^Show testimonial 2/ });
    await expect(second).toHaveAttribute("aria-current", "true");
    await expect(next).toBeFocused();
    await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  });

  test("the phone's menu, which needs no script, stays open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letScriptsGo = await holdScripts(page);
    await page.goto(LIGHT_PAGE, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open menu" }).click();
    letScriptsGo();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  });
});

/** Longer than any carousel shows a slide, and than the page may take to settle. */
const LONG_MS = 10_000;

for (const { path, carousel, name, turns } of [
  { path: "/", carousel: "Selected work", name: "the slideshow's marks", turns: SLIDE_PICTURES.length > 1 },
  { path: "/about", carousel: "testimonials", name: "the testimonials", turns: TESTIMONIALS.length > TESTIMONIALS_AT_ONCE },
])
  test(`a pointer that rests on ${name} from before the scripts holds the show until it leaves`, async ({ page }) => {
    test.skip(!turns, "data/ holds no more than are shown at once");
    await page.clock.install();
    const { frame, hydrate } = await openEarly(page, path, carousel);
    await frame.getByRole("button", { name: /\b2 of/ }).hover();
    await hydrate();
    await page.waitForLoadState();
    const current = frame.locator("button[aria-current]");
    const first = String(await current.getAttribute("aria-label"));
    await page.clock.runFor(LONG_MS);
    await expect(current).toHaveAttribute("aria-label", first);
    await page.mouse.move(0, 0);
    await expect(current).not.toHaveAttribute("aria-label", first);
  });

/** @returns the addresses of the documents that the browser may fetch ahead now (DevTools, Preload) */
async function watchDocumentRules(page: Page): Promise<() => readonly string[]> {
  const devTools = await page.context().newCDPSession(page);
  let allowed: readonly string[] = [];
  devTools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  await devTools.send("Preload.enable");
  return () => allowed;
}

test("documents may be prefetched until the page is hydrated", async ({ page }) => {
  const documents = await watchDocumentRules(page);
  const letScriptsGo = await holdScripts(page);
  await page.goto(LIGHT_PAGE);
  // the rules leave out links that are not drawn, such as those of a closed menu
  const shown = page.locator("a[href^='/']").filter({ visible: true });
  const links = await shown.evaluateAll((all) => all.map((link) => new URL(String(link.getAttribute("href")), location.href).pathname));
  const pages = [...new Set(links)].sort();
  await expect.poll(() => [...documents()].sort()).toEqual(pages);
  letScriptsGo();
  await hydrated(page);
  await expect.poll(() => [...documents()].sort()).toEqual([]);
});
