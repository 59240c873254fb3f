import { firstOf, SERVICES } from "../site-content";
import { atRest, DESK_PX, expectScrolledTo, holdScripts, hydrated, open, scrollPosition, scrollTo, touch } from "./open-page";
import { menuLink } from "./parts";
import { expect, test } from "./strict-test";

// Every link is a full page load by the browser. These tests cover what scripts could break.

test("a link opens its page at the top, and Back and Forward restore the scroll position", async ({ page }) => {
  await open(page, "/", DESK_PX);
  await scrollTo(page, 1200);
  await menuLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expectScrolledTo(page, 0);
  await scrollTo(page, 700);
  await page.goBack();
  await expectScrolledTo(page, 1200);
  await page.goForward();
  await expectScrolledTo(page, 700);
});

test("hydration does not move a revisited page", async ({ page }) => {
  await open(page, "/about", DESK_PX);
  await scrollTo(page, 2000);
  await atRest(page);
  const releaseScripts = await holdScripts(page);
  await page.goto("/");
  await page.goto("/about");
  await scrollTo(page, 700);
  releaseScripts();
  await hydrated(page);
  await atRest(page);
  expect(await scrollPosition(page)).toBe(700);
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
    await page.goto(firstOf(SERVICES).path, { waitUntil: "commit" });
    await touch(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });
});
