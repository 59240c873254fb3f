import type { Page } from "@playwright/test";
import { CONTROL_WORDS } from "../../src/components/control-words";
import { LIGHT_PAGE, PAGE_OF_EVERY_KIND } from "../routes";
import { ARTICLES, firstOf, SERVICES, SOLUTIONS, TIMELINE } from "../site-content";
import { DESK_PX, hydrated, open, openWithoutScripts, PHONE_PX } from "./open-page";
import { atRest, scrollPosition } from "./scrolling";
import { expect, test } from "./strict-test";

/** Requirements R12.2 and R13.2. */
const [ARTICLE_MAX_WIDTH_PX, MAP_HEIGHT_PX] = [800, 450];

test("an article is at most 800 px wide, and its questions open", async ({ page }) => {
  const article = firstOf(ARTICLES);
  await open(page, article.path, DESK_PX);
  const body = page.getByRole("main").getByRole("article");
  expect((await body.boundingBox())?.width).toBeLessThanOrEqual(ARTICLE_MAX_WIDTH_PX);
  const question = body.locator("#faq details").nth(1);
  await expect(question).not.toHaveAttribute("open");
  await question.locator("summary").click();
  await expect(question.locator("> :not(summary)").first()).toBeVisible();
});

test("after a click on a text, the keyboard continues there", async ({ page }) => {
  await open(page, firstOf(ARTICLES).path, DESK_PX);
  const question = page.locator("#faq summary").first();
  await question.scrollIntoViewIfNeeded();
  await atRest(page);
  const place = await scrollPosition(page);
  await page.locator("#faq h2").click();
  await page.keyboard.press("Tab");
  await expect(question).toBeFocused();
  expect(await scrollPosition(page)).toBe(place);
});

test("the whole card of an article is a link", async ({ page }) => {
  await open(page, "/blog", DESK_PX);
  const card = page.getByRole("main").getByRole("article").last();
  const address = await card.getByRole("link").first().getAttribute("href");
  const picture = card.locator("img");
  await picture.scrollIntoViewIfNeeded();
  // The link covers the picture.
  await picture.click({ force: true });
  await expect(page).toHaveURL(String(address));
});

test.describe("the timeline's thermometer", () => {
  test.skip(new Set(TIMELINE.map(({ date }) => date)).size < 2, "all entries of data/timeline.yaml have the same date");

  test("rises from empty to full while the page scrolls", async ({ page }) => {
    const list = page.locator("main ol:has(> li > time)");
    /** The empty part of the tube, in percent. */
    const emptyPercent = () =>
      page
        .locator("main [aria-hidden=true]:has(+ ol) > div")
        .first()
        .evaluate((tube) => Number.parseFloat(getComputedStyle(tube, "::after").clipPath.replace("inset(", "")));
    /** Scrolls the top of the list to a share of the window's height. */
    const bringListTo = (share: number) =>
      list.evaluate((element, at) => scrollBy({ top: element.getBoundingClientRect().top - innerHeight * at, behavior: "instant" }), share);
    /** The level when the mercury has stopped. */
    const levelAt = async (share: number) => {
      await bringListTo(share);
      await atRest(page);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
      return emptyPercent();
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/about", DESK_PX);
    await bringListTo(0.8);
    await expect.poll(emptyPercent).toBeCloseTo(98.5);
    const levels: number[] = [];
    for (const share of [0.5, 0.4, 0.3, 0.2]) levels.push(await levelAt(share));
    expect(new Set(levels).size).toBeGreaterThan(1);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    await bringListTo(-2);
    await expect.poll(emptyPercent).toBeCloseTo(3);
    const years = page.locator("main [aria-hidden=true]:has(+ ol) li");
    const colours = await years.evaluateAll((all) => all.map((year) => getComputedStyle(year).color));
    expect(colours.slice(0, -1), "the year that is reached has a colour of its own").not.toContain(colours.at(-1));
  });
});

test("the map contacts no other server before a click, then loads in the same place and takes the focus", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") foreign.push(request.url());
  });
  await page.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Map</h1>" }));
  await open(page, LIGHT_PAGE, DESK_PX);
  await page.getByRole("banner").locator('a[href="/contact"]').click();
  await expect(page).toHaveURL("/contact");
  await hydrated(page);
  const map = page.getByRole("region", { name: CONTROL_WORDS.map });
  await map.scrollIntoViewIfNeeded();
  await atRest(page);
  const drawn = await map.boundingBox();
  await expect(map.locator("iframe")).toHaveCount(0);
  expect(foreign).toEqual([]);
  await map.getByRole("link", { name: CONTROL_WORDS.loadMap }).click();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Map");
  const frame = map.locator("iframe");
  await expect(frame).toBeFocused();
  expect((await frame.boundingBox())?.height).toBe(MAP_HEIGHT_PX);
  expect(await map.boundingBox()).toEqual(drawn);
});

test.describe("where a picture does not arrive", () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test("its description can be read", async ({ page }) => {
    await page.route(/\.(avif|webp|jpe?g|png|svg)$/, (route) => route.abort());
    for (const path of PAGE_OF_EVERY_KIND) {
      await openWithoutScripts(page, path);
      const unreadable = await page.locator("main img[alt]:not([alt=''])").evaluateAll((pictures) => {
        const LEAST_DIFFERENCE = 100;
        /** From 0 to 255; undefined if transparent. */
        const brightness = (colour: string) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
          return alpha === 0 ? undefined : 0.3 * red + 0.6 * green + 0.1 * blue;
        };
        const ground = (element: Element | null): number =>
          element ? (brightness(getComputedStyle(element).backgroundColor) ?? ground(element.parentElement)) : 255;
        return pictures
          .filter((picture) => Math.abs(ground(picture) - (brightness(getComputedStyle(picture).color) ?? 0)) < LEAST_DIFFERENCE)
          .map((picture) => picture.getAttribute("alt"));
      });
      expect(unreadable, path).toEqual([]);
    }
  });
});

/** Width by height of a rendering, a camera, a square and a phone. */
const PROPORTIONS = [16 / 9, 4 / 3, 1, 3 / 4];
/** The kept part of a cropped picture: left, right, top, bottom, centre. */
const CROPS = [
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0.5, 0.5],
] as const;

const MARKER = "[aria-hidden] b";
const withMarkers = (pages: readonly { readonly path: string; readonly markers?: readonly unknown[] }[]) =>
  pages.filter(({ markers }) => markers?.length).slice(0, 1);

for (const { path, markers } of [...withMarkers(SERVICES), ...withMarkers(SOLUTIONS)])
  test(`the markers of ${path} stay in place for all proportions and crops of the picture`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const frame = page.locator("[style*='--whole-ratio']");
    await expect(frame.locator(MARKER)).toHaveCount(markers?.length ?? 0);
    const position = await frame.locator("img").evaluate((picture) => getComputedStyle(picture).objectPosition);
    const stated = await frame.evaluate((element: HTMLElement) =>
      ["--kept-x", "--kept-y"].map((name) => element.style.getPropertyValue(name)),
    );
    expect(position, "the picture is cropped as its markers expect").toBe(stated.join(" "));
    for (const width of [320, PHONE_PX, 768, 1025, DESK_PX]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await strayMarkers(page), `at ${width} px`).toEqual([]);
    }
  });

const strayMarkers = (page: Page) =>
  page.locator("[style*='--whole-ratio']").evaluate(
    (frame: HTMLElement, { proportions, crops, selector }) => {
      const TOLERANCE_PX = 1;
      return proportions.flatMap((ratio) =>
        crops.flatMap(([cropX, cropY]) => {
          frame.style.setProperty("--whole-ratio", String(ratio));
          frame.style.setProperty("--kept-x", `${cropX * 100}%`);
          frame.style.setProperty("--kept-y", `${cropY * 100}%`);
          const seen = frame.getBoundingClientRect();
          // object-fit: cover (CSS Images 3, 5.5): the smallest size that fills the frame, cropped by object-position
          const wholeWidth = Math.max(seen.width, seen.height * ratio);
          const wholeHeight = wholeWidth / ratio;
          return [...frame.querySelectorAll<HTMLElement>(selector)].flatMap((marker) => {
            const box = marker.getBoundingClientRect();
            const share = (name: string) => Number.parseFloat(marker.style.getPropertyValue(name)) / 100;
            const offX = box.left + box.width / 2 - (seen.left + (seen.width - wholeWidth) * cropX + share("--x") * wholeWidth);
            const offY = box.top + box.height / 2 - (seen.top + (seen.height - wholeHeight) * cropY + share("--y") * wholeHeight);
            const isAstray = Math.abs(offX) > TOLERANCE_PX || Math.abs(offY) > TOLERANCE_PX;
            return isAstray ? [`${ratio} ${cropX} ${cropY}: marker ${marker.textContent} is ${offX}, ${offY} px off`] : [];
          });
        }),
      );
    },
    { proportions: PROPORTIONS, crops: CROPS, selector: MARKER },
  );
