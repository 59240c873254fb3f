import type { Locator, Page } from "@playwright/test";
import { CONTROL_COPY } from "../../src/components/control-copy";
import { ARTICLES, COMPANY, CONTACT, firstOf, SERVICES, SOLUTIONS } from "../site-content";
import { loadPictures, open, PHONE_PX } from "./open-page";
import { CAROUSELS, carousel, menuButton, part, phoneBar } from "./parts";
import { expect, test } from "./strict-test";

/** A page of usual length fits on three pages of A4. */
const USUAL_SIDES = 3;
/** For longer pages, including headings, lists, tables and the picture. */
const CHARACTERS_PER_SIDE = 2000;

/** Shows the page as printed, with all pictures loaded. */
async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await loadPictures(page);
}

/** @returns the number of pages in a PDF (ISO 32000, 7.7.3: each is an object of type Page) */
const sidesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Controls that are of no use on paper. A number is. */
const printedControls = (page: Page) =>
  page.locator("button, form, nav, main [data-part=button]:not([href^='tel:'])").filter({ visible: true });
/** @returns the start tags of all elements at once, which is faster than one expectation per control */
const tagsOf = (found: Locator) => found.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 80)));

for (const { path } of [firstOf(SERVICES), firstOf(SOLUTIONS), ...ARTICLES.slice(0, 1)])
  test(`${path} prints its text, all answers and the office's address on few pages, without controls`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await open(page, path);
    await page.getByRole("button", { name: CONTROL_COPY.print }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");

    await showAsPrinted(page);
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not printed
    const characters = (await page.locator("body").innerText()).length;
    const sides = sidesOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sides).toBeGreaterThan(0);
    expect(sides).toBeLessThanOrEqual(Math.max(USUAL_SIDES, Math.ceil(characters / CHARACTERS_PER_SIDE)));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".screen-only").last()).toBeHidden();
    const office = page.getByRole("contentinfo").locator("address");
    await expect(office).toBeVisible();
    await expect(office).toContainText(COMPANY.phone);
    expect(await tagsOf(printedControls(page)), "printed controls").toEqual([]);
    const answers = page.locator("main details:not(.screen-only *) > :not(summary)");
    expect(await tagsOf(answers.filter({ visible: false })), "answers that are not printed").toEqual([]);
  });

for (const { path } of [firstOf(SERVICES), ...SOLUTIONS.filter(({ checklist }) => checklist)])
  test(`${path} prints the number of the service desk, which its text says to call`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    const numbers = page.locator("main [data-part=button]").filter({ visible: true });
    await expect(numbers).toHaveText([COMPANY.serviceDeskPhone ?? COMPANY.phone]);
  });

for (const [path, names] of [
  ["/", ["reviews", "clients"]],
  ["/about", ["testimonials"]],
] as const)
  test(`each of the ${names.join(" and ")} on ${path} is printed once, without controls and form`, async ({ page }) => {
    await open(page, path);
    await showAsPrinted(page);
    expect(await tagsOf(printedControls(page)), "printed controls").toEqual([]);
    await expect(page.locator("#enquiry h2")).toBeHidden();
    for (const name of names) {
      const slides = await part(carousel(page, name), "row").evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        const visible = [...row.children].filter((slide) => slide.checkVisibility());
        return visible.map((slide) => {
          const place = slide.getBoundingClientRect();
          return { isCopy: slide.hasAttribute("inert"), isInRow: place.left >= left - 1 && place.right <= right + 1 };
        });
      });
      expect(slides, name).toEqual(Array(CAROUSELS[name].count).fill({ isCopy: false, isInRow: true }));
    }
  });

test("the contact page's map is printed whole, without its notice and controls", async ({ page }) => {
  await open(page, "/contact");
  await page.emulateMedia({ media: "print" });
  expect(await tagsOf(printedControls(page)), "printed controls").toEqual([]);
  const map = page.getByRole("region", { name: CONTROL_COPY.map });
  await expect(map.locator("div:has(> svg)")).toHaveCSS("break-inside", "avoid");
  await expect(map.getByText(CONTACT.map.notice)).toBeHidden();
});

test("from a phone, the header is printed once, without menu and phone bar", async ({ page }) => {
  await open(page, "/", PHONE_PX);
  await page.evaluate(() => scrollTo({ top: innerHeight * 1.1, behavior: "instant" }));
  await expect(phoneBar(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header").first()).toHaveCSS("position", "static");
  await expect(menuButton(page)).toBeHidden();
  await expect(phoneBar(page)).toBeHidden();
});
