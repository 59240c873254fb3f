import { expect, type Page, type Response, test } from "@playwright/test";
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

    await test.step("the security policy is strict", () => checkPolicy(page, response, route));
    await test.step("says what it is, to people and to search engines", () => checkHead(page, response, route));
    await test.step("ends with clients, the strengths, the enquiry form and the footer", () => checkCommonBlocks(page, route));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("axe finds nothing at 390 px", () => checkAccessibility(page));
    await test.step("loads everything that comes into view", async () => {
      await scrollThrough(page);
      await requestsAnswered();
    });
    await test.step("fits a 320 px wide screen", async () => {
      await page.setViewportSize(SMALLEST_PHONE);
      check(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SMALLEST_PHONE.width);
    });
    await test.step("axe finds nothing at 1440 px", async () => {
      await page.setViewportSize(DESK);
      // not reload(), which would keep the scroll position
      await page.goto(route.path);
      await hydrated(page);
      await checkAccessibility(page);
    });
    await test.step("works without an error", () => {
      // Gatsby asks for the data of an unknown address before it shows the 404 page
      const expected = route === NOT_FOUND ? /status of 404|^404: .*no-such-page/ : /^$/;
      check(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    });
  });
}

async function checkPolicy(page: Page, response: Response | null, { path }: Route): Promise<void> {
  const policy =
    response?.headers()["content-security-policy"] ??
    (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content"));
  check(policy).toContain("default-src 'none';");
  check(policy).not.toMatch(/(default-src|script-src|style-src) [^;]*'unsafe-/);
  check(policy?.includes("frame-src 'none'"), "no frames are allowed").toBe(path !== "/contact");
}

async function checkHead(page: Page, response: Response | null, route: Route): Promise<void> {
  const isPage = route !== NOT_FOUND;
  check(response?.status()).toBe(isPage ? 200 : 404);
  const { title, description } = route.seo;
  await check(page).toHaveTitle(title);
  await check(page.locator("html")).toHaveAttribute("lang", "en-IN");
  const contents = (name: string) =>
    page.locator(`head meta[${name}]`).evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  check(await contents('name="description"')).toEqual([description]);
  check(await contents('name="robots"')).toEqual(isPage ? [] : ["noindex"]);
  const canonical = await page.locator('head link[rel="canonical"]').evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  check(canonical).toEqual(isPage ? [SITE_ADDRESS + route.path] : []);
  if (isPage) {
    check(await contents('property="og:title"')).toEqual([title]);
    check(await contents('property="og:description"')).toEqual([description]);
    check(await contents('property="og:url"')).toEqual([SITE_ADDRESS + route.path]);
    check(await contents('property="og:type"')).toEqual([route.isArticle ? "article" : "website"]);
    check(await contents('property="og:site_name"')).toEqual([COMPANY.name]);
    check(await contents('property="og:locale"')).toEqual(["en_IN"]);
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
  for (const { logo } of CLIENTS.items) await check(main.getByAltText(logo.alt, { exact: true }).first()).toBeAttached();
  await check(main.getByRole("heading", { name: STRENGTHS.heading, exact: true })).toHaveCount(1);
  const strengths = main.locator("section").filter({ has: page.getByRole("heading", { name: STRENGTHS.heading, exact: true }) });
  for (const { title } of STRENGTHS.items) await check(strengths.getByRole("heading", { name: title, exact: true })).toHaveCount(1);
  const fields = await main
    .locator('form :is(input, textarea)[name]:not([tabindex="-1"]):visible')
    .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
  check(fields).toEqual(FORM_FIELDS[form]);
}

async function checkAccessibility(page: Page): Promise<void> {
  check(await accessibilityFaults(page), `axe at ${page.viewportSize()?.width} px`).toEqual([]);
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
