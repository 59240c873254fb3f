import type { Page } from "@playwright/test";
import { DESK_PX, hydrated, open, touch } from "./open-page";
import { expectedHead, headOf } from "./page-head";
import { followRequests } from "./requests";
import { LIGHT_PAGE, NOT_FOUND, ROUTES, type Route } from "./routes";
import { atRest, expectScrolledTo, scrollPosition, scrollStored, scrollTo } from "./scrolling";
import { firstOf } from "./site-content";
import { expect, test } from "./strict-test";

/** How long a click waits for its page before the browser loads the document instead. */
const PAGE_TIMEOUT_MS = 1000;
/** On the fake clock. */
const PAUSED_AT_MS = 60 * 60 * 1000;

const menuLink = (page: Page, address: string) => page.getByRole("banner").locator(`a[href="${address}"]`).first();

/** Marks the document, so that `expectSameDocument` notices a reload. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
const expectSameDocument = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-same-document");

/** @returns the scroll positions of the first frames that show the next page */
const firstPositions = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const FRAMES = 10;
        const heading = () => document.querySelector("h1")?.textContent;
        const before = heading();
        const positions: number[] = [];
        const look = () => {
          if (heading() !== before) positions.push(Math.round(scrollY));
          if (positions.length === FRAMES) resolve(positions);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test.describe("a link", () => {
  test("opens its page at the top without a reload, and screen readers and the keyboard start there", async ({ page }) => {
    await open(page, "/", DESK_PX);
    await markDocument(page);
    await scrollTo(page, 1200);
    const positions = firstPositions(page);
    await menuLink(page, "/about").click();
    expect(new Set(await positions)).toEqual(new Set([0]));
    const wrapper = page.locator("#gatsby-focus-wrapper");
    await expect(wrapper).toBeFocused();
    await expect(wrapper).toHaveCSS("outline-style", "none");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${heading}`);
    await expectSameDocument(page);
    await page.keyboard.press("Tab");
    await expect(page.locator("a.skip")).toBeFocused();
  });

  test("shows a page as it looks after a full page load", async ({ page }) => {
    // Carousels add hidden copies of slides a moment later.
    const looks = () =>
      page.locator("main :is(h1, h2, p, a, img):not([aria-hidden] *)").evaluateAll((all) =>
        all.map((element) => {
          const { color, fontSize, display } = getComputedStyle(element);
          return `${element.localName} ${color} ${fontSize} ${display}`;
        }),
      );
    await open(page, "/contact", DESK_PX);
    const byLoad = await looks();
    await open(page, "/");
    await markDocument(page);
    for (const path of ["/about", "/blog", "/contact"]) {
      await menuLink(page, path).click();
      await expect(page).toHaveURL(path);
    }
    await expectSameDocument(page);
    await expect.poll(looks).toEqual(byLoad);
  });

  test.describe("to or from a missing page", () => {
    // Gatsby requests the data of an unknown address before it shows the 404 page.
    test.use({ expectedProblems: /status of 404|^404: .*no-such-page/ });

    test("shows the 404 page, and every page brings its own head", async ({ page }) => {
      const routeOf = (path: string) => firstOf(ROUTES.filter((route) => route.path === path));
      const expectHead = (route: Route) => expect.poll(() => headOf(page)).toEqual(expectedHead(route));
      await open(page, "/", DESK_PX);
      await menuLink(page, "/about").click();
      await expectHead(routeOf("/about"));
      await page
        .locator("main p")
        .first()
        .evaluate((text, href) => {
          text.innerHTML = `<a href="${href}">A page that is gone</a>`;
        }, NOT_FOUND.path);
      await page.getByRole("link", { name: "A page that is gone" }).click();
      await expect(page).toHaveURL(NOT_FOUND.path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectHead(NOT_FOUND);
      await menuLink(page, "/blog").click();
      await expectHead(routeOf("/blog"));
      await page.goBack();
      await expectHead(NOT_FOUND);
    });
  });

  test("that is visible has its page's script and data prefetched", async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(new URL(request.url()).pathname));
    await open(page, "/about", DESK_PX);
    for (const file of [/^\/component---src-templates-blog.*\.js$/, /^\/page-data\/blog\/page-data\.json$/])
      await expect.poll(() => [...requested].filter((address) => file.test(address))).toHaveLength(1);
  });

  test("opens its page with a full page load if the page does not arrive within a second", async ({ page }) => {
    let requests = 0;
    const hold = () => {
      requests += 1;
    };
    const data = "**/page-data/about/page-data.json";
    await page.route(data, hold);
    await page.clock.install({ time: 0 });
    await open(page, LIGHT_PAGE, DESK_PX);
    await markDocument(page);
    await page.clock.pauseAt(PAUSED_AT_MS);
    await menuLink(page, "/about").dispatchEvent("click");
    await expect.poll(() => requests).toBeGreaterThan(0);
    await page.clock.runFor(PAGE_TIMEOUT_MS - 1);
    await expectSameDocument(page);
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/about");
    await expect(page.locator("html")).not.toHaveAttribute("data-same-document");
    await page.clock.resume();
    await page.unroute(data, hold);
    await touch(page);
    await hydrated(page);
    await menuLink(page, "/blog").click();
    await expect(page).toHaveURL("/blog");
  });

  test.describe("whose page could not be prefetched offline", () => {
    test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|preload/ });

    test("opens it once the browser is online again", async ({ page, context }) => {
      // With this setting the pages of visible links are not prefetched.
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }));
      const requestsFinished = followRequests(page);
      await open(page, LIGHT_PAGE, DESK_PX);
      await requestsFinished();
      await context.setOffline(true);
      const link = page.locator("footer a[href^='/services/']").first();
      const failed = page.waitForEvent("requestfailed");
      await link.dispatchEvent("pointerover");
      await failed;
      await requestsFinished();
      await context.setOffline(false);
      await link.click();
      await expect(page).toHaveURL(/\/services\/./);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});

test.describe("after a new release", () => {
  test.use({ expectedProblems: /component chunk|not found. Not rendering React/ });

  test("a page with an unknown template opens with a full page load", async ({ page }) => {
    const address = "/page-data/about/page-data.json";
    const json = { ...(await (await page.request.get(address)).json()), componentChunkName: "component---src-templates-new-tsx" };
    await page.route(`**${address}`, (route) => route.fulfill({ json }));
    await open(page, LIGHT_PAGE, DESK_PX);
    await markDocument(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await menuLink(page, "/about").click();
      await expect(page).toHaveURL("/about");
      await expect(page.locator("html")).not.toHaveAttribute("data-same-document");
      await page.goBack();
      await expect(page).toHaveURL(LIGHT_PAGE);
      await touch(page);
      await hydrated(page);
      await markDocument(page);
    }
  });

  test("Back returns at once to the page before the link", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await open(page, LIGHT_PAGE, DESK_PX);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await page.route("**/page-data/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "next" } }));
    await menuLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await page.unroute("**/page-data/app-data.json");
    await touch(page);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(LIGHT_PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(heading));
  });
});

test("after Back from a page that was slow, links open without a full page load again", async ({ page }) => {
  // The document never arrives, so the browser keeps this one.
  await page.route("**/page-data/about/page-data.json", () => {});
  await page.route("**/about", (route) => route.fulfill({ status: 204 }));
  await open(page, LIGHT_PAGE, DESK_PX);
  await markDocument(page);
  const left = page.waitForRequest("**/about");
  await menuLink(page, "/about").click();
  await left;
  // Playwright switches the back/forward cache off. This is what a page from it gets.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expectSameDocument(page);
});

test.describe("scroll positions", () => {
  test("return with Back and Forward", async ({ page }) => {
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

  test("do not return when an address is opened again", async ({ page }) => {
    await open(page, "/", DESK_PX);
    await scrollTo(page, 900);
    await scrollStored(page, 900);
    await page.goto("/about");
    await open(page, "/");
    await atRest(page);
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe("scripts", () => {
  test("load after the page's load event", async ({ page }) => {
    const early: string[] = [];
    let isLoaded = false;
    page.on("load", () => {
      isLoaded = true;
    });
    page.on("request", (request) => {
      if (request.resourceType() === "script" && !isLoaded) early.push(request.url());
    });
    await page.goto("/about");
    await hydrated(page);
    expect(early).toEqual([]);
  });

  test("load at the first touch, even before the load event", async ({ page }) => {
    await page.route(/\.(avif|webp)$/, () => {}); // The first picture never arrives.
    await page.goto("/", { waitUntil: "commit" });
    await touch(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });
});
