import type { Page } from "@playwright/test";
import { expect, test } from "./strict-test";
import { DESK_PX, hydrated, open, PHONE_PX, SMALLEST_PX, touch } from "./open-page";
import { followRequests } from "./requests";
import { LIGHT_PAGE } from "./routes";
import { atRest, scrollStored, scrollTo } from "./scrolling";
import { ABOUT, ARTICLES, firstOf, SERVICES, SOLUTIONS } from "./site-content";

const SERVICE = firstOf(SERVICES);
/** The article with the most sections: far enough to scroll. */
const LONG_ARTICLE = firstOf(ARTICLES.toSorted((a, b) => b.sections.length - a.sections.length));
/** How long a press waits for its page before the browser loads the document instead. */
const PRESS_TIMEOUT_MS = 1000;
/** How far below the header an anchor may land. */
const NEAR_PX = 100;

const menuLink = (page: Page, address: string) => page.getByRole("banner").locator(`a[href="${address}"]`).first();
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top), `near ${top} px`).toBeLessThan(10);

/** How far below the header's lower edge an element begins. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN));
  }, id);

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowHeader(page, id)).toBeLessThan(NEAR_PX);
  await atRest(page);
  expect(await belowHeader(page, id)).toBeGreaterThanOrEqual(0);
}

/** Marks the document, so that `expectSameDocument` notices a reload. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-same-document");

test.describe("a link", () => {
  test("opens its page at the top without a reload, gives it the focus without a ring and tells screen readers its name", async ({
    page,
  }) => {
    await open(page, "/", DESK_PX);
    await markDocument(page);
    await scrollTo(page, 1200);
    // every position at which the new page is seen
    const positions = page.evaluate(
      (title) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            if (location.pathname === "/about" && document.title === title) seen.push(Math.round(scrollY));
            if (seen.length > 10) resolve(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
      ABOUT.seo.title,
    );
    await menuLink(page, "/about").click();
    expect((await positions).slice(2).every((position) => position === 0)).toBe(true);
    const wrapper = page.locator("#gatsby-focus-wrapper");
    await expect(wrapper).toBeFocused();
    await expect(wrapper).toHaveCSS("outline-style", "none");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${heading}`);
    await expectSameDocument(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });

  test("opens every kind of page without a reload, as it looks when it is loaded", async ({ page }) => {
    const looks = () =>
      page.locator("main :is(h1, h2, p, a, img)").evaluateAll((all) =>
        all.map((element) => {
          const { color, fontSize, display } = getComputedStyle(element);
          return `${element.localName} ${color} ${fontSize} ${display}`;
        }),
      );
    await open(page, "/", DESK_PX);
    await markDocument(page);
    for (const path of ["/about", "/services", "/solutions", "/blog", "/contact"]) {
      await menuLink(page, path).click();
      await expect(page).toHaveURL(path);
      if (path === "/services" || path === "/solutions") await menuLink(page, path).click(); // folds its list up again
    }
    await expectSameDocument(page);
    const byLink = await looks();
    await open(page, "/contact");
    expect(await looks()).toEqual(byLink);
  });

  test("in an editor's text opens its page without a reload", async ({ page }) => {
    const texts = [
      ...[...SERVICES, ...SOLUTIONS].map(({ path, paragraphs }) => ({ path, text: paragraphs.join("\n") })),
      ...ARTICLES.map(({ path, sections }) => ({ path, text: sections.map(({ body }) => body).join("\n") })),
    ];
    const links = texts.flatMap(({ path, text }) => ({ path, href: /\]\((\/(?:services|solutions|blog)[^)#]*)\)/.exec(text)?.[1] }));
    const { path, href } = links.find((link) => link.href) ?? {};
    test.skip(!path || !href, "no text of data/ leads to another page");
    await open(page, String(path));
    await markDocument(page);
    await page.locator(`main :is(p, li) a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(String(href));
    await expectSameDocument(page);
  });

  test("in view is fetched before it is pressed: script and data of its page", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await open(page, "/about", DESK_PX);
    for (const file of [/^\/component---src-templates-blog.*\.js$/, /^\/page-data\/blog\/page-data\.json$/])
      await expect.poll(() => [...asked].filter((address) => file.test(address))).toHaveLength(1);
  });

  for (const { part, pattern } of [
    { part: "data", pattern: "**/page-data/about/page-data.json" },
    { part: "script", pattern: "**/component---src-pages-about-*.js" },
  ])
    test(`whose page's ${part} never comes opens as a document after a second, and the last press wins`, async ({ page }) => {
      let held = 0;
      const hold = () => {
        held += 1;
      };
      await page.route(pattern, hold);
      await page.clock.install();
      await open(page, LIGHT_PAGE, DESK_PX);
      await markDocument(page);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      for (const path of ["/services", "/about"]) await menuLink(page, path).dispatchEvent("click");
      await expect.poll(() => held).toBeGreaterThan(0);
      await page.clock.runFor(PRESS_TIMEOUT_MS - 1);
      await expectSameDocument(page);
      await page.clock.runFor(1);
      await expect(page).toHaveURL("/about");
      await expect(page.locator("html")).not.toHaveAttribute("data-same-document");
      await page.clock.resume();
      await page.unroute(pattern, hold);
      await touch(page);
      await hydrated(page);
      await menuLink(page, "/blog").click();
      await expect(page).toHaveURL("/blog");
    });

  test.describe("that a pointer crosses while the browser is offline", () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|preload/ });

    test("is asked for once, and opens when it is pressed online again", async ({ page, context }) => {
      // who saves data: links that are only in view are not prefetched
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }));
      const requestsFinished = followRequests(page);
      await open(page, LIGHT_PAGE, DESK_PX);
      await requestsFinished();
      const link = page.locator("footer a[href^='/services/']").first();
      await context.setOffline(true);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const cross = async () => {
        await link.dispatchEvent("pointerover");
        await requestsFinished();
      };
      await expect(async () => {
        await cross();
        expect(requests).not.toEqual([]);
      }).toPass();
      const first = [...requests];
      await cross();
      await cross();
      expect(requests).toEqual(first);
      await context.setOffline(false);
      await link.click();
      await expect(page).toHaveURL(/\/services\/./);
    });
  });
});

test.describe("back and forward", () => {
  test("return to where the page was left", async ({ page }) => {
    await open(page, "/", DESK_PX);
    await scrollTo(page, 1200);
    await scrollStored(page, 1200);
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expectScrolledTo(page, 0);
    await scrollTo(page, 700);
    await scrollStored(page, 700);
    await page.goBack();
    await expectScrolledTo(page, 1200);
    await page.goForward();
    await expectScrolledTo(page, 700);
  });

  test("do not apply to a link: a page that was left scrolled is met at its top", async ({ page }) => {
    await open(page, "/", DESK_PX);
    await scrollTo(page, 900);
    await scrollStored(page, 900);
    await page.goto("/about");
    await open(page, "/");
    await atRest(page);
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe("an anchor", () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const)
    test.describe(`with motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      for (const width of [PHONE_PX, DESK_PX])
        test(`of the contents lands below the header at ${width} px, and back returns`, async ({ page }) => {
          const id = LONG_ARTICLE.sections.at(-1)?.id ?? "";
          await open(page, LONG_ARTICLE.path, width);
          const link = page.locator(`main nav a[href="#${id}"]`);
          await link.scrollIntoViewIfNeeded();
          await atRest(page);
          const before = await scrollPosition(page);
          await link.click();
          await expect(page).toHaveURL(`${LONG_ARTICLE.path}#${id}`);
          await expectBelowHeader(page, id);
          await page.goBack();
          await expectScrolledTo(page, before);
        });

      test("of another page lands below the header, and the keyboard goes on there", async ({ page }) => {
        await open(page, "/", DESK_PX);
        await page.evaluate(() => {
          const link = Object.assign(document.createElement("a"), { href: "/services#enquiry", textContent: "An editor's link" });
          document.querySelector("main")?.prepend(link);
        });
        await page.getByRole("link", { name: "An editor's link" }).click();
        await expect(page).toHaveURL("/services#enquiry");
        await expect(page.locator("#enquiry")).toBeFocused();
        await expectBelowHeader(page, "enquiry");
        await page.keyboard.press("Tab");
        await expect(page.locator("#enquiry :focus")).toHaveCount(1);
      });
    });

  test("in the address lands below the header", async ({ page }) => {
    await open(page, "/contact#enquiry", PHONE_PX);
    await expectBelowHeader(page, "enquiry");
  });
});

for (const width of [SMALLEST_PX, DESK_PX])
  test(`the skip link leads into the page at ${width} px`, async ({ page }) => {
    await open(page, SERVICE.path, width);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

test.describe("scripts", () => {
  test("are asked for after the page has loaded, not before", async ({ page }) => {
    const beforeLoad: string[] = [];
    let isLoaded = false;
    page.on("load", () => {
      isLoaded = true;
    });
    page.on("request", (request) => {
      if (request.resourceType() === "script" && !isLoaded) beforeLoad.push(request.url());
    });
    await page.goto("/about");
    await hydrated(page);
    expect(beforeLoad).toEqual([]);
  });

  test("start at the first touch, even before the page has loaded", async ({ page }) => {
    await page.route(/\.(avif|webp)$/, () => {}); // the first picture never arrives
    await page.goto("/", { waitUntil: "commit" });
    await touch(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });
});
