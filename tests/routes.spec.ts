import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { collectFaults, hydrated } from "./page-faults";
import { NOT_FOUND, ROUTES } from "./routes";
import { CLIENTS, SITE_ADDRESS, STRENGTHS, seoOf } from "./site-words";

const FORM_FIELDS = { full: ["fullName", "company", "email", "phone", "message"], short: ["fullName", "email", "phone"] };

/** axe-core's tags for WCAG 2.2 A and AA, and its best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test("the table holds the specification's 34 addresses", () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(34);
});

test("no two pages share a title or a description", () => {
  const seo = [...ROUTES, NOT_FOUND].map(({ dataFile }) => seoOf(dataFile));
  expect(new Set(seo.map(({ title }) => title)).size).toBe(35);
  expect(new Set(seo.map(({ description }) => description)).size).toBe(35);
});

for (const route of [...ROUTES, NOT_FOUND]) {
  const isPage = route !== NOT_FOUND;

  test.describe(route.path, () => {
    test("says what it is, to people and to search engines", async ({ page }) => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(isPage ? 200 : 404);
      await hydrated(page);

      const { title, description } = seoOf(route.dataFile);
      await expect(page).toHaveTitle(title);
      const content = (name: string) =>
        page.locator(`head meta[${name}]`).evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
      expect(await content('name="description"')).toEqual([description]);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
      const canonical = await page.locator('head link[rel="canonical"]').evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(canonical).toEqual(isPage ? [SITE_ADDRESS + route.path] : []);
      expect(await content('name="robots"')).toEqual(isPage ? [] : ["noindex"]);
      if (isPage) {
        expect(await content('property="og:title"')).toEqual([title]);
        expect(await content('property="og:description"')).toEqual([description]);
        expect(await content('property="og:url"')).toEqual([SITE_ADDRESS + route.path]);
        expect(await content('property="og:type"')).toEqual([/^\/blog\/\d+$/.test(route.path) ? "article" : "website"]);
        expect(await content('property="og:site_name"')).toEqual(["Kelvin"]);
        expect(await content('property="og:locale"')).toEqual(["en_IN"]);
      }

      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("h1")).toHaveText(/\w{3}/);
    });

    test("ends with clients, the nine strengths, the enquiry form and the footer", async ({ page }) => {
      await page.goto(route.path);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: CLIENTS.heading })).toHaveCount(1);
      for (const { name } of CLIENTS.items) await expect(main.locator(`img[alt*="${name}"]`).first()).toBeAttached();
      await expect(main.getByRole("heading", { name: STRENGTHS.heading })).toHaveCount(1);
      expect(STRENGTHS.items).toHaveLength(9);
      for (const { title } of STRENGTHS.items) await expect(main.getByRole("heading", { name: title, exact: true })).toHaveCount(1);
      const fields = await main
        .locator('form :is(input, textarea)[name]:not([tabindex="-1"]):visible')
        .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
      expect(fields).toEqual(FORM_FIELDS[route.form]);
    });

    test("works without an error and fits a 320 px wide screen", async ({ page }) => {
      const faults = collectFaults(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(route.path, { waitUntil: "networkidle" });
      await hydrated(page);
      // every picture and band comes into view once
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
        }
      });
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // Gatsby asks for the data of an unknown address before it shows the 404 page
      const unexpected = isPage ? faults : faults.filter((fault) => !/status of 404|^404: .*no-such-page/.test(fault));
      expect(unexpected).toEqual([]);
    });

    for (const width of [390, 1440]) {
      test(`axe finds nothing at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route.path);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
      });
    }
  });
}
