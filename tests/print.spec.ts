import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { ARTICLES, BLOG, COMPANY, firstOf, SERVICES, SERVICES_PAGE, SOLUTIONS, SOLUTIONS_PAGE } from "./site-words";

/** A sheet of usual length fits on three sides of A4. */
const USUAL_SIDES = 3;
/** What one side holds of a longer one, with its headings, lists and picture. */
const SIDE_CHARACTERS = 3000;

/** Opens a page as it is printed, every picture loaded. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => Promise.all([...document.images].map((picture) => Object.assign(picture, { loading: "eager" }).decode())));
}

/** @returns how many sides a PDF has (ISO 32000, 7.7.3: each is an object of the type Page) */
const sidesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The beginning of each, read at once: an expectation for each of fifty controls took a fifth of these tests. */
const tagsOf = (found: Locator) => found.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 80)));

for (const { path } of [...SERVICES, ...SOLUTIONS, ...ARTICLES]) {
  test(`${path} is printed without what every page repeats, on no more sides than its text needs`, async ({ page }) => {
    await openOnPaper(page, path);
    // biome-ignore lint/performance/useDomNodeTextContent: what is not printed does not count
    const characters = (await page.locator("body").innerText()).length;
    const sides = sidesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sides).toBeGreaterThan(0);
    expect(sides).toBeLessThanOrEqual(Math.max(USUAL_SIDES, Math.ceil(characters / SIDE_CHARACTERS)));
    await expect(page.locator(".screen-only").last()).toBeHidden();
    await expect(page.getByRole("region", { name: "clients", exact: true })).toHaveCount(0);
    const office = page.getByRole("contentinfo").locator("address");
    await expect(office).toBeVisible();
    for (const line of [COMPANY.address.street, COMPANY.address.postalCode, COMPANY.phone.display, COMPANY.emails[0]?.address ?? "?"]) {
      await expect(office).toContainText(line);
    }
    const controls = page.locator("button, form, nav, [class*=button-button]");
    expect(await tagsOf(controls.filter({ visible: true })), "controls on the paper").toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // answers that are folded on the screen lie open
    const answers = page.locator("main details > :not(summary)");
    expect(await tagsOf(answers.filter({ visible: false })), "answers that are not on the paper").toEqual([]);
  });
}

for (const { path, name } of [
  { path: "/", name: "client reviews" },
  { path: "/", name: "clients" },
  { path: "/about", name: "testimonials" },
]) {
  test(`all ${name} of ${path} are on the paper, once`, async ({ page }) => {
    await openOnPaper(page, path);
    const row = page.getByRole("region", { name, exact: true }).getByRole("group", { name: /^All of/ });
    const { left, right } = await row.evaluate((element) => element.getBoundingClientRect());
    const slides = await row.locator("> div").evaluateAll((found) =>
      found
        .filter((slide) => slide.checkVisibility())
        .map((slide) => ({
          isCopy: slide.ariaHidden === "true",
          left: slide.getBoundingClientRect().left,
          right: slide.getBoundingClientRect().right,
        })),
    );
    expect(slides.length).toBeGreaterThan(0);
    for (const slide of slides) {
      expect(slide.isCopy).toBe(false);
      expect(slide.left).toBeGreaterThanOrEqual(left - 1);
      expect(slide.right).toBeLessThanOrEqual(right + 1);
    }
    expect(slides).toHaveLength(await row.locator("> div:not([aria-hidden])").count());
  });
}

for (const { path, label } of [
  { path: firstOf(SERVICES).path, label: SERVICES_PAGE.sheet.print },
  { path: firstOf(SOLUTIONS).path, label: SOLUTIONS_PAGE.sheet.print },
  { path: firstOf(ARTICLES).path, label: BLOG.print },
]) {
  test(`the print button of ${path} asks the browser to print`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: label }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing offers to print, as it could not", async ({ page }) => {
    await page.goto(firstOf(SERVICES).path);
    await expect(page.getByRole("button", { name: SERVICES_PAGE.sheet.print })).toHaveCount(0);
  });
});
