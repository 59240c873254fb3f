import { expect, type Locator, type Page } from "@playwright/test";
import { COMPANY } from "./site-words";

/** A sheet of usual length fits on three sides of A4. */
const USUAL_SIDES = 3;
/** What one side holds of a longer one, with its headings, lists and picture. */
const SIDE_CHARACTERS = 3000;

/** Shows an open page as it is printed, every picture loaded. */
export async function putOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => Promise.all([...document.images].map((picture) => Object.assign(picture, { loading: "eager" }).decode())));
}

/** @returns how many sides a PDF has (ISO 32000, 7.7.3: each is an object of the type Page) */
const sidesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The beginning of each, read at once: an expectation for each of fifty controls took a fifth of these tests. */
const tagsOf = (found: Locator) => found.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 80)));

/** Expects of an open sheet that it is printed without what every page repeats, on no more sides than its text needs. */
export async function expectSheetOnPaper(page: Page): Promise<void> {
  await putOnPaper(page);
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
}
