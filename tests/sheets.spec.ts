import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { imageSize } from "image-size";
import { test } from "./faultless-test";
import { hydrated } from "./page-faults";
import { expectSheetOnPaper } from "./printed-page";
import { CLIENTS, COMPANY, firstOf, NOT_FOUND_WORDS, SERVICES, SERVICES_PAGE, SOLUTIONS, SOLUTIONS_PAGE, STRENGTHS } from "./site-words";

const withoutRegexSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A numbered section by its label in the margin. */
const section = (page: Page, label: string) =>
  page.locator("section").filter({ has: page.locator("p.mono", { hasText: new RegExp(`${withoutRegexSigns(label)}$`) }) });

async function expectCommonSections(page: Page): Promise<void> {
  for (const name of [CLIENTS.heading, STRENGTHS.heading]) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.locator("#enquiry form, #enquiry h2").first()).toBeVisible();
}

/** The numbers of the page's sections go from 1.0 up without a gap. */
async function expectNumbered(page: Page): Promise<void> {
  const numbers = await page.locator("main section p.mono > b").allTextContents();
  expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.0`));
}

/** Related pages have a section; a page without any has none. */
async function expectRelated(page: Page, label: string, slugs: readonly string[]): Promise<void> {
  const links = section(page, label).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.map((address) => address.split("/").at(-1))).toEqual(slugs);
}

test.describe("service pages", () => {
  const words = SERVICES_PAGE.sheet;
  for (const {
    path,
    title,
    picture: { alt },
    offerings,
    benefits = [],
    related,
  } of SERVICES) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

      const picture = page.getByRole("figure").first().getByRole("img", { name: alt, exact: true });
      await expect(picture).toHaveAttribute("fetchpriority", "high");
      await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);

      const offered = section(page, words.offerings.label).getByRole("listitem");
      await expect(offered).toContainText(offerings.map((offering) => offering.title));
      const gains = section(page, words.benefits.label).getByRole("listitem");
      await expect(gains).toContainText(benefits.map((benefit) => benefit.title));

      const care = page.locator("section").filter({ has: page.getByRole("heading", { name: words.care, exact: true }) });
      await expect(care.locator(`a[href="tel:${COMPANY.phone.tel}"]`)).toHaveText(COMPANY.phone.display);

      await expectRelated(page, words.related.label, related);
      await expectCommonSections(page);
      await expectNumbered(page);
      await test.step("on paper", () => expectSheetOnPaper(page));
    });
  }
});

test.describe("solution pages", () => {
  const words = SOLUTIONS_PAGE.sheet;
  for (const { path, title, headline, essentials, includes, closing, related } of SOLUTIONS) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await expect(page.locator("main section img").first()).toHaveAttribute("fetchpriority", "high");
      await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);

      await expect(section(page, words.introduction).getByRole("heading", { level: 2 })).toHaveText(headline);
      await expect(section(page, words.essentials).getByRole("listitem")).toContainText(essentials.map((reason) => reason.title));
      await expect(section(page, words.includes.label).getByRole("heading", { level: 3 })).toHaveText(includes.map((part) => part.title));
      await expect(section(page, words.closing).getByRole("link")).toHaveAttribute("href", closing.button.href);

      await expectRelated(page, words.related.label, related);
      await expectCommonSections(page);
      await expectNumbered(page);
      await test.step("on paper", () => expectSheetOnPaper(page));
    });
  }
});

for (const [address, sheets] of [
  ["/services", SERVICES],
  ["/solutions", SOLUTIONS],
] as const) {
  test(`${address} has a card for every page, in the order of the codes`, async ({ page }) => {
    await page.goto(address);
    const cards = page.locator("main ul").first().getByRole("link");
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).toEqual(sheets.map(({ path }) => path));
    await expectCommonSections(page);

    await cards.last().click();
    await expect(page).toHaveURL(addresses.at(-1) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** A crop is cut to whole pixels. */
const NEAR_PX = 3;

/** How far along an axis a crop is taken from its picture, by the side that the editor wants to keep. */
const KEPT_SHARE: Record<string, { x?: number; y?: number }> = { left: { x: 0 }, right: { x: 1 }, top: { y: 0 }, bottom: { y: 1 } };

/** Pages with markers: one of every shape of picture and side that is kept. */
const MARKED = [...SERVICES, ...SOLUTIONS].flatMap(({ path, code, picture, callouts = [] }) => {
  const file = resolve("data/services", picture.file);
  const { width, height } = imageSize(readFileSync(file));
  return callouts.length > 0
    ? [{ path, callouts, size: { width, height }, kind: `${code[0]} ${picture.focus} ${width / height}`, picture }]
    : [];
});
const ONE_OF_EACH_KIND = [...new Map(MARKED.map((page) => [page.kind, page])).values()];

for (const { path, callouts, size, picture } of ONE_OF_EACH_KIND) {
  test(`${path}: markers keep their place on the picture, whatever part of it is shown`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const { frame, markers } = await page.evaluate(() => {
        const boxOf = (element: Element | null) => element?.getBoundingClientRect().toJSON() as DOMRect;
        const layer = [...document.querySelectorAll("main [aria-hidden]:has(> b)")].at(0);
        return {
          frame: boxOf(layer?.parentElement?.querySelector("img") ?? null),
          markers: [...(layer?.children ?? [])].map(boxOf),
        };
      });
      // as object-fit: cover does it with the whole picture
      const scale = Math.max(frame.width / size.width, frame.height / size.height);
      const { x: keptX = 0.5, y: keptY = 0.5 } = KEPT_SHARE[picture.focus ?? ""] ?? {};
      const left = frame.x - (size.width * scale - frame.width) * keptX;
      const top = frame.y - (size.height * scale - frame.height) * keptY;
      const places = markers.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
      for (const [index, { x, y }] of callouts.entries()) {
        const [markerX = 0, markerY = 0] = places[index] ?? [];
        expect(Math.abs(markerX - left - (size.width * scale * x) / 100), `${width} px, marker ${index + 1}, x`).toBeLessThan(NEAR_PX);
        expect(Math.abs(markerY - top - (size.height * scale * y) / 100), `${width} px, marker ${index + 1}, y`).toBeLessThan(NEAR_PX);
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("questions open", async ({ page }) => {
    await page.goto(firstOf(SERVICES.toSorted((a, b) => b.faqs.length - a.faqs.length)).path);
    const questions = page.locator("main details");
    await expect(questions.first()).toHaveAttribute("open", "");
    await questions.last().locator("summary").click();
    if ((await questions.count()) > 1) await expect(questions.last()).toHaveAttribute("open", "");
    else await expect(questions.last()).not.toHaveAttribute("open");
  });
});

test("the page for unknown addresses comes alive at its own, too", async ({ page }) => {
  await page.goto("/404");
  await hydrated(page);
});

test.describe("an unknown address", () => {
  // Gatsby asks for the data of an unknown address before it shows the 404 page
  test.use({ expectedFaults: /status of 404|^404: .*no-such-/ });

  test("answers 404 with a page that helps", async ({ page }) => {
    const response = await page.goto("/services/no-such-service");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_FOUND_WORDS.heading);
    const links = await section(page, NOT_FOUND_WORDS.registerLabel)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([...SERVICES, ...SOLUTIONS].map(({ path }) => path));
    await expectCommonSections(page);
  });

  test("is never indexed and has no canonical address", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});
