import type { Locator, Page } from "@playwright/test";
import { LIGHT_PAGE } from "../routes";
import { ARTICLES, firstOf, SERVICES, SOLUTIONS } from "../site-content";
import { DESK_PX, open, openWithoutScripts, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { carousel, menuButton } from "./parts";
import { expect, test } from "./strict-test";

/** Higher than any part, so that the viewport keeps its height. Parts that depend on its height have their largest size. */
const HEIGHT_PX = 9000;
/** Playwright waits for two equal screenshots, and a busy machine takes up to half a minute to paint a whole page. */
const SCREENSHOT_TIMEOUT_MS = 120_000;
/** The width of an A4 page between its margins, at 96 pixels per inch. */
const PAPER_PX = 718;

// With reduced motion, every carousel stays at its first slide.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Replaces a part's content with fixed texts, plain pictures, three entries in each list, and one of everything else that
 * repeats. The screenshot then shows only the design, whatever editors change.
 */
const standardise = (part: Locator) =>
  part.evaluate((root) => {
    const TEXTS: Readonly<Record<string, string>> = {
      H1: "The heading of this page",
      H2: "The heading of a section that is long enough for two lines",
      H3: "The name of a part",
      P: "A paragraph of text that every page has in this place, long enough to show how wide a line is and how far the lines are apart.",
      BLOCKQUOTE: "What somebody has said of the work, in a sentence or two, so that it takes more than one line on a phone and on a desk.",
    };
    const ENTRIES = 3;
    const VALUES: Readonly<Record<string, string>> = { "--step-colour": "var(--k27)", "--at": "10%" };
    /** Parts that do not depend on data/. */
    const FIXED = "form *, .form-columns > *, header li:not(details *), svg *";
    /** What a page lacks if data/ does not have it: markers, projects, documents to send, WhatsApp, registration, and profiles in the footer. */
    const OPTIONAL = `[aria-hidden=true]:has(> b), figcaption, section:has(article > dl), [data-part=documents], li:has(> [href*="wa.me"]), form [href*="wa.me"], footer p + ul, dl + dl`;
    const ENTRY = "li, dl > div, [aria-roledescription=slide], [role=group] > button";
    const isText = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data);
    const all = () => [root, ...root.querySelectorAll("*")].filter((element) => !element.closest("svg, script, style"));

    for (const optional of root.querySelectorAll(OPTIONAL)) optional.remove();
    // Markdown may also be lists, tables and headings.
    for (const prose of root.querySelectorAll("[data-part=prose]"))
      prose.replaceChildren(Object.assign(document.createElement("p"), { textContent: "Words" }));
    // A long title has a class that makes it smaller.
    root.querySelector("hgroup h1")?.removeAttribute("class");
    // Half a pixel above a part would move its letters.
    for (let box: Element | null = root; box?.parentElement?.closest("main"); box = box.parentElement)
      while (box.previousElementSibling) box.previousElementSibling.remove();
    for (const element of all()) {
      if (!element.isConnected || !element.matches(`${ENTRY}, p, div, details, article section`) || element.matches(FIXED)) continue;
      const isTwin = (other: Element | null): other is Element =>
        other?.localName === element.localName && (element.matches(ENTRY) || other.className === element.className);
      for (let twin = element.nextElementSibling; isTwin(twin); twin = element.nextElementSibling) twin.remove();
    }
    const entries = all().filter((element) => element.matches(ENTRY) && !element.matches(FIXED));
    for (const entry of entries.reverse()) entry.after(...Array.from({ length: ENTRIES - 1 }, () => entry.cloneNode(true)));

    for (const element of all()) {
      if (element instanceof HTMLImageElement) {
        Object.assign(element, { width: 600, height: 400 });
        // Where the design gives a picture no proportions, it would keep those of its file.
        if (element.style.aspectRatio || getComputedStyle(element).aspectRatio.includes("auto")) element.style.aspectRatio = "3 / 2";
      }
      if (element instanceof HTMLElement)
        for (const [name, value] of Object.entries(VALUES))
          if (element.style.getPropertyValue(name)) element.style.setProperty(name, value);
      const text = element.matches(".mono, .mono *") ? "Label" : (TEXTS[element.tagName] ?? "Words");
      const texts = [...element.childNodes].filter(isText);
      if (texts.length > 0 && element.matches("p, blockquote") && !element.matches(":has(span, b)")) element.textContent = text;
      else for (const node of texts) node.data = text;
    }
    const flat = new CSSStyleSheet();
    flat.replaceSync("img { object-position: -100vmax -100vmax !important; background: slategray }");
    document.adoptedStyleSheets = [flat];
  });

async function expectScreen(part: Locator, name: string): Promise<void> {
  // The header's height depends on its texts, and half a pixel above a part would move its letters.
  await standardise(part.page().getByRole("banner"));
  await standardise(part);
  await expect(part).toHaveScreenshot(`${name}.png`, { timeout: SCREENSHOT_TIMEOUT_MS });
}

/** Removes the sections that end every page, because the home page's screenshot has them. */
const removeClosingSections = (page: Page) =>
  carousel(page, "clients").evaluate((clients) => {
    const first = clients.closest("main > *");
    while (first?.nextElementSibling) first.nextElementSibling.remove();
    first?.remove();
  });

/** Pages with the parts that their screenshots show. */
const SERVICE = firstOf(SERVICES.filter(({ detail, benefits }) => detail && !benefits)).path;
const SOLUTION = firstOf(SOLUTIONS.filter(({ markers, detail }) => markers && detail)).path;
const ARTICLE = firstOf(ARTICLES).path;
const [WHOLE_PAGE, MAIN] = ["#___gatsby", "main"];

for (const { name, path, width, part = MAIN, media = {} } of [
  { name: "home-desk", path: "/", width: DESK_PX, part: WHOLE_PAGE },
  { name: "home-phone", path: "/", width: PHONE_PX, part: WHOLE_PAGE },
  { name: "about-desk", path: "/about", width: DESK_PX },
  { name: "services-desk", path: "/services", width: DESK_PX },
  { name: "solution-desk", path: SOLUTION, width: DESK_PX },
  { name: "service-phone", path: SERVICE, width: PHONE_PX },
  { name: "article-phone", path: ARTICLE, width: PHONE_PX },
  { name: "contact-desk", path: "/contact", width: DESK_PX },
  { name: "service-paper", path: SERVICE, width: PAPER_PX, media: { media: "print" } },
  { name: "solution-paper", path: SOLUTION, width: PAPER_PX, media: { media: "print" } },
  { name: "article-paper", path: ARTICLE, width: PAPER_PX, media: { media: "print" } },
  { name: "home-forced-colours", path: "/", width: DESK_PX, media: { forcedColors: "active" } },
] as const)
  test(`${name} looks as designed`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.emulateMedia(media);
    await openWithoutScripts(page, path);
    if (part === MAIN) await removeClosingSections(page);
    await expectScreen(page.locator(part), name);
  });

test.describe("the menu", () => {
  // On a phone the scroll bar takes no space.
  test.use({ isMobile: true });

  test("on a phone looks as designed", async ({ page }) => {
    await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
    await openWithoutScripts(page, LIGHT_PAGE);
    await menuButton(page).click();
    await page.locator("header summary").first().click();
    // The page behind it has an editor's texts.
    await page.locator("main").evaluate((main) => main.style.setProperty("visibility", "hidden"));
    await expectScreen(page.locator("header [popover]"), "menu-phone");
  });
});

test("a dropdown on a desktop looks as designed", async ({ page }) => {
  await page.setViewportSize({ width: DESK_PX, height: 900 });
  await openWithoutScripts(page, LIGHT_PAGE);
  await page.locator("header summary").last().click();
  await expectScreen(page.locator("header details[open] > :not(summary)").last(), "dropdown-desk");
});

test("the form on a phone, with errors, looks as designed", async ({ page }) => {
  await page.setViewportSize({ width: PHONE_PX, height: HEIGHT_PX });
  await open(page, LIGHT_PAGE);
  const enquiry = page.locator("#enquiry");
  await enquiry.getByRole("button").click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectScreen(enquiry, "form-errors-phone");
});
