import { expect, test } from "@playwright/test";
import { hydrated } from "./page-faults";
import { putOnPaper } from "./printed-page";
import { ARTICLES, BLOG, firstOf, SERVICES, SERVICES_PAGE, SOLUTIONS, SOLUTIONS_PAGE } from "./site-words";

for (const { path, name } of [
  { path: "/", name: "client reviews" },
  { path: "/", name: "clients" },
  { path: "/about", name: "testimonials" },
]) {
  test(`all ${name} of ${path} are on the paper, once`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await putOnPaper(page);
    const row = page.getByRole("region", { name, exact: true }).getByRole("group", { name: /^All / });
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
  { path: firstOf(ARTICLES).path, label: BLOG.sheet.print },
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
