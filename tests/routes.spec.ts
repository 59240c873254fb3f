import { expect, type Page, type Response, test, type ViewportSize } from "@playwright/test";
import { accessibilityFaults } from "./accessibility";
import { collectFaults, followRequests, hydrated } from "./page-faults";
import { NOT_FOUND, ROUTES, type Route } from "./routes";
import { CLIENTS, COMPANY, SITE_ADDRESS, STRENGTHS } from "./site-words";

const FORM_FIELDS = { full: ["fullName", "company", "email", "phone", "message"], short: ["fullName", "email", "phone"] };

const PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 320, height: 700 };
const DESK = { width: 1440, height: 900 };

/** Each check reports its own findings, so that one load of a page shows everything that is wrong with it. */
const check = expect.soft;

for (const route of [...ROUTES, NOT_FOUND]) {
  test(route.path, async ({ page }) => {
    const faults = collectFaults(page);
    const requestsAnswered = followRequests(page);
    await page.setViewportSize(PHONE);
    const response = await page.goto(route.path);
    await hydrated(page);

    await test.step("the security policy is strict", () => checkPolicy(page, response));
    await test.step("says what it is, to people and to search engines", () => checkHead(page, response, route));
    await test.step("ends with clients, the strengths, the enquiry form and the footer", () => checkCommonBlocks(page, route));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("axe finds nothing on a phone and on a desk", () => checkAccessibility(page, [DESK, PHONE]));
    await test.step("loads everything that comes into view", async () => {
      await scrollThrough(page);
      await requestsAnswered();
    });
    await test.step("fits a 320 px wide screen", async () => {
      await page.setViewportSize(SMALLEST_PHONE);
      check(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST_PHONE.width);
    });
    await test.step("works without an error", () => {
      // Gatsby asks for the data of an unknown address before it shows the 404 page
      const expected = route === NOT_FOUND ? /status of 404|^404: .*no-such-page/ : /^$/;
      check(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    });
  });
}

async function checkPolicy(page: Page, response: Response | null): Promise<void> {
  const policy =
    response?.headers()["content-security-policy"] ??
    (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content"));
  check(policy).toContain("default-src 'none';");
  check(policy).not.toMatch(/(default-src|script-src|style-src) [^;]*'unsafe-/);
}

/** Read at once: an expectation for each of them takes as long as a load of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const openGraph = ["title", "description", "url", "type", "site_name", "locale"] as const;
    return {
      title: document.title,
      lang: document.documentElement.lang,
      description: all('meta[name="description"]', "content"),
      robots: all('meta[name="robots"]', "content"),
      canonical: all('link[rel="canonical"]', "href"),
      openGraph: openGraph.map((name) => [name, ...all(`meta[property="og:${name}"]`, "content")]),
    };
  });

async function checkHead(page: Page, response: Response | null, route: Route): Promise<void> {
  const isPage = route !== NOT_FOUND;
  check(response?.status()).toBe(isPage ? 200 : 404);
  const { title, description } = route.seo;
  const { openGraph, ...head } = await headOf(page);
  const address = SITE_ADDRESS + route.path;
  check(head).toEqual({
    title,
    lang: "en-IN",
    description: [description],
    robots: isPage ? [] : ["noindex"],
    canonical: isPage ? [address] : [],
  });
  if (isPage) {
    check(openGraph).toEqual([
      ["title", title],
      ["description", description],
      ["url", address],
      ["type", route.isArticle ? "article" : "website"],
      ["site_name", COMPANY.name],
      ["locale", "en_IN"],
    ]);
  }
  await check(page.locator("h1")).toHaveCount(1);
  await check(page.locator("h1")).toBeVisible();
  await check(page.locator("h1")).toHaveText(/\S/);
}

async function checkCommonBlocks(page: Page, { form }: Route): Promise<void> {
  await check(page.getByRole("banner")).toBeVisible();
  await check(page.getByRole("contentinfo")).toBeVisible();
  const main = page.getByRole("main");
  await check(main.getByRole("heading", { name: CLIENTS.heading, exact: true })).toHaveCount(1);
  const alts = await main.locator("img").evaluateAll((all) => all.map((picture) => picture.getAttribute("alt")));
  check(alts).toEqual(expect.arrayContaining(CLIENTS.items.map(({ logo }) => logo.alt)));
  await check(main.getByRole("heading", { name: STRENGTHS.heading, exact: true })).toHaveCount(1);
  const strengths = main.locator("section").filter({ has: page.getByRole("heading", { name: STRENGTHS.heading, exact: true }) });
  check(await strengths.getByRole("heading").allTextContents()).toEqual([STRENGTHS.heading, ...STRENGTHS.items.map(({ title }) => title)]);
  const fields = await main
    .locator('form :is(input, textarea)[name]:not([tabindex="-1"]):visible')
    .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  check(fields).toEqual(FORM_FIELDS[form]);
}

/** Leaves the page at the last width. */
async function checkAccessibility(page: Page, viewports: readonly ViewportSize[]): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    check(await accessibilityFaults(page), `axe at ${viewport.width} px`).toEqual([]);
  }
}

/** Shows every part of the page for two frames, so that lazy content is requested. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  });
