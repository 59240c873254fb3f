import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { close, listen } from "../hosting/listen";
import { layoutShifts, sumOfLayoutShifts, watchLayoutShifts } from "./layout-shifts";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE, PAGE_OF_EVERY_KIND } from "./routes";
import { createSlowSite, type SlowPart } from "./slow-site";

/** The upper limit of "good" (web.dev/cls). Text at the bottom of its box moves up when the next line arrives; nothing may jump. */
const JUMP = 0.1;

let server: Server | undefined;
test.afterEach(() => server && close(server));

/** @returns the address of the site with a part that comes in pieces */
async function openSlowSite(site: string | undefined, part: SlowPart): Promise<string> {
  server = createSlowSite(site ?? "", part);
  await listen(server, { port: 0, owner: "The slow site", variable: "SITE_PORT" });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

for (const width of [390, 1440]) {
  test(`at ${width} px nothing jumps while a page arrives in pieces`, async ({ page, baseURL }) => {
    const site = await openSlowSite(baseURL, "main");
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    const shifts: Record<string, number> = {};
    for (const address of PAGE_OF_EVERY_KIND) {
      await page.goto(site + address);
      shifts[address] = await sumOfLayoutShifts(page);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > JUMP)).toEqual([]);
  });
}

for (const width of [390, 1024, 1025, 1440]) {
  test(`at ${width} px nothing moves while the header arrives in pieces`, async ({ page, baseURL }) => {
    const site = await openSlowSite(baseURL, "header");
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    await page.goto(`${site}/about`);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe("pictures", () => {
  // the scripts add copies of some
  test.use({ javaScriptEnabled: false });
  const PICTURES = /\.(avif|jpg|png|svg)$/;
  /** A picture's own proportions are written in whole pixels. */
  const ROUNDING_PX = 1;

  for (const width of [390, 1440]) {
    test(`at ${width} px none changes its height when it comes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const images = page.locator("main img");
      const heights = () => images.evaluateAll((all: HTMLImageElement[]) => all.map(({ src, clientHeight }) => ({ src, clientHeight })));
      for (const address of PAGE_OF_EVERY_KIND) {
        let arrive = () => {};
        const arrival = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route(PICTURES, (route) => arrival.then(() => route.continue()));
        await page.goto(address, { waitUntil: "domcontentloaded" });
        const before = await heights();
        arrive();
        await images.evaluateAll(async (all: HTMLImageElement[]) => {
          for (const image of all) image.loading = "eager";
          await Promise.all(all.map((image) => image.decode()));
        });
        const after = await heights();
        const changed = before.filter(({ clientHeight }, index) => {
          const change = clientHeight - (after[index]?.clientHeight ?? 0);
          return Math.abs(change) > ROUNDING_PX;
        });
        expect(changed).toEqual([]);
        await page.unroute(PICTURES);
      }
    });
  }
});

/** A press waits a second for its page; then the document has to come. */
const PRESS_LIMIT_MS = 3000;

for (const { part, pattern } of [
  { part: "data", pattern: "**/page-data/about/page-data.json" },
  { part: "script", pattern: "**/component---src-pages-about-*.js" },
])
  test(`a press whose page's ${part} never comes opens the document, and the last press wins`, async ({ page }) => {
    let held = 0;
    let isStalled = true;
    // a request is held for as long as its route is neither continued nor removed
    await page.route(pattern, (route) => {
      if (!isStalled) return route.continue();
      held += 1;
    });
    await page.goto(LIGHT_PAGE);
    await hydrated(page);
    const press = (path: string) => page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await press("/services");
    await press("/about");
    await expect.poll(() => held).toBe(1);
    isStalled = false;
    await expect(page).toHaveURL("/about", { timeout: PRESS_LIMIT_MS });
    expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/about$/);
    await hydrated(page);
    await press("/services");
    await expect(page).toHaveURL("/services");
  });
