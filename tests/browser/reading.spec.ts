import { CONTROL_COPY } from "../../src/components/control-copy";
import { PAGE_OF_EVERY_KIND } from "../routes";
import { ARTICLES, firstOf, SERVICES } from "../site-content";
import { atRest, DESK_PX, open, openWithoutScripts } from "./open-page";
import { expect, test } from "./strict-test";

/** Requirements R12.2 and R13.2. */
const [ARTICLE_MAX_WIDTH_PX, MAP_HEIGHT_PX] = [800, 450];

test("an article is at most 800 px wide", async ({ page }) => {
  await openWithoutScripts(page, firstOf(ARTICLES).path, DESK_PX);
  expect((await page.getByRole("main").getByRole("article").boundingBox())?.width).toBeLessThanOrEqual(ARTICLE_MAX_WIDTH_PX);
});

test("after a click on a text, Tab continues from there", async ({ page }) => {
  await open(page, firstOf(ARTICLES).path, DESK_PX);
  const question = page.locator("#faq summary").first();
  await question.scrollIntoViewIfNeeded();
  await page.locator("#faq h2").click();
  await page.keyboard.press("Tab");
  await expect(question).toBeFocused();
});

const servicesWithArticle = SERVICES.filter(({ slug }) => ARTICLES.some(({ related }) => related.includes(slug)));
for (const { place, path, card } of [
  { place: "in the list of all articles", path: "/blog", card: "main article" },
  { place: "on a service", path: firstOf(servicesWithArticle).path, card: "main li:has(a[href^='/blog/'])" },
])
  test(`an article's picture is part of its link ${place}`, async ({ page }) => {
    await open(page, path, DESK_PX);
    const last = page.locator(card).last();
    const address = await last.getByRole("link").first().getAttribute("href");
    const picture = last.locator("img");
    await picture.scrollIntoViewIfNeeded();
    // The link covers the picture.
    await picture.click({ force: true });
    await expect(page).toHaveURL(String(address));
  });

test("the timeline's line fills down to a line of the window while the page scrolls, and is full on paper", async ({ page }) => {
  const READING_LINE_SHARE = 0.55;
  const line = page.locator("main [aria-hidden=true]:has(+ ol)");
  /** Scrolls a share of the line above the reading line. */
  const readTo = (share: number) =>
    line.evaluate(
      (element, [read, readingLine]) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top + height * read - innerHeight * readingLine, behavior: "instant" });
      },
      [share, READING_LINE_SHARE] as const,
    );
  const level = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element, "::after").transform).d);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about", DESK_PX);
  for (const [share, expected] of [
    [-0.1, 0],
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [1.1, 1],
  ] as const) {
    await readTo(share);
    await expect.poll(level).toBeCloseTo(expected);
  }
  await readTo(0.5);
  await expect.poll(level).toBeCloseTo(0.5);
  await page.emulateMedia({ media: "print" });
  expect(await level()).toBe(1);
});

test("the map contacts no other server before a click, then loads in the same place and takes the focus", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") foreign.push(request.url());
  });
  await page.route("https://www.google.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Map</h1>" }));
  await open(page, "/contact", DESK_PX);
  const map = page.getByRole("region", { name: CONTROL_COPY.map });
  await map.scrollIntoViewIfNeeded();
  await atRest(page);
  const drawn = await map.locator("svg").boundingBox();
  await expect(map.locator("iframe")).toHaveCount(0);
  expect(foreign).toEqual([]);
  await map.getByRole("button", { name: CONTROL_COPY.loadMap }).click();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("Map");
  const frame = map.locator("iframe");
  await expect(frame).toBeFocused();
  expect(drawn?.height).toBe(MAP_HEIGHT_PX);
  expect(await frame.boundingBox()).toEqual(drawn);
  await expect(map.getByRole("link", { name: CONTROL_COPY.openMap }), "for offices whose firewall blocks the frame").toBeVisible();
});

test.describe("where a picture fails to load", () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test("its alternative text is readable", async ({ page }) => {
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
