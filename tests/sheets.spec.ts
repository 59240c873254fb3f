import { expect, type Page, test } from "@playwright/test";
import { readDataFiles } from "../src/checks/reading/data-files";
import { slugOf } from "../src/schema/data-kinds";
import { SERVICE_SHEET_WORDS, SOLUTION_SHEET_WORDS, serviceSheet, solutionSheet } from "./site-words";

/** The slugs in a folder of data/, so that a new file is tested without a change here. */
const slugsIn = (folder: string) =>
  readDataFiles()
    .map(({ relativePath }) => relativePath)
    .filter((file) => file.startsWith(`${folder}/`))
    .map(slugOf);

/** A numbered section by its label in the margin. */
const section = (page: Page, label: string) =>
  page.locator("section").filter({ has: page.locator("p.mono", { hasText: new RegExp(`${label}$`) }) });

async function expectCommonSections(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Why choose us" })).toBeVisible();
  await expect(section(page, "Clients")).toBeVisible();
  await expect(page.locator("#enquiry form, #enquiry h2").first()).toBeVisible();
}

/** @returns the numbers of the page's sections: "1.0", "2.0" … */
const sectionNumbers = (page: Page) => page.locator("main section p.mono > b").allTextContents();

test.describe("service pages", () => {
  for (const slug of slugsIn("services")) {
    test(slug, async ({ page }) => {
      await page.goto(`/services/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

      const picture = page.getByRole("figure").first().getByRole("img");
      await expect(picture).toHaveAttribute("fetchpriority", "high");
      await expect(picture).toHaveAttribute("alt", /\w/);
      await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);

      const { offerings, benefits = [] } = serviceSheet(slug);
      const titles = section(page, SERVICE_SHEET_WORDS.offerings.label).getByRole("listitem");
      await expect(titles).toContainText(offerings.map(({ title }) => title));
      const gains = section(page, SERVICE_SHEET_WORDS.benefits.label).getByRole("listitem");
      await expect(gains).toHaveCount(benefits.length);
      await expect(gains).toContainText(benefits.map(({ title }) => title));

      const care = page.locator("section").filter({ has: page.getByRole("heading", { name: SERVICE_SHEET_WORDS.care }) });
      await expect(care.getByRole("link")).toHaveAttribute("href", /^tel:\+\d+$/);
      expect((await care.textContent())?.length).toBeGreaterThan(100);

      await expectCommonSections(page);
      const numbers = await sectionNumbers(page);
      expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.0`));
    });
  }
});

test.describe("solution pages", () => {
  for (const slug of slugsIn("solutions")) {
    test(slug, async ({ page }) => {
      await page.goto(`/solutions/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("main section img").first()).toHaveAttribute("fetchpriority", "high");
      await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);

      const { essentials, includes, closing } = solutionSheet(slug);
      await expect(section(page, SOLUTION_SHEET_WORDS.introduction).getByRole("paragraph").nth(1)).toBeVisible();
      await expect(section(page, SOLUTION_SHEET_WORDS.essentials).getByRole("listitem")).toContainText(
        essentials.map(({ title }) => title),
      );
      await expect(section(page, SOLUTION_SHEET_WORDS.includes.label).getByRole("heading", { level: 3 })).toHaveText(
        includes.map(({ title }) => title),
      );

      await expect(section(page, SOLUTION_SHEET_WORDS.closing).getByRole("link")).toHaveAttribute("href", closing.button.href);
      await expectCommonSections(page);
      const numbers = await sectionNumbers(page);
      expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.0`));
    });
  }
});

for (const folder of ["services", "solutions"]) {
  test(`/${folder} has a card for every page, in the order of the codes`, async ({ page }) => {
    await page.goto(`/${folder}`);
    const cards = page.locator("main ul").first().getByRole("link");
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const wanted = slugsIn(folder).map((slug) => `/${folder}/${slug}`);
    expect(addresses.toSorted()).toEqual(wanted.toSorted());

    const codes = await cards.evaluateAll((links) => links.map((link) => link.querySelector("span")?.textContent ?? ""));
    expect(codes).toEqual(codes.toSorted());

    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
    await expectCommonSections(page);

    await cards.last().click();
    await expect(page).toHaveURL(addresses.at(-1) ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

/** @returns the share of a grid that its cards leave empty, 0 to 1 */
const emptyShare = (page: Page) =>
  page
    .locator("main ul")
    .first()
    .evaluate((grid) => {
      const area = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height;
      };
      const covered = [...grid.children].reduce((sum, card) => sum + area(card), 0);
      return 1 - covered / area(grid);
    });

/** The hairlines between the cards. */
const HAIRLINES_SHARE = 0.02;

for (const width of [1440, 1000]) {
  test.describe(`grids at ${width} px`, () => {
    // one test removes a card, which React would miss
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: false });

    for (const address of ["/services", "/solutions"]) {
      test(`${address} leaves no hole`, async ({ page }) => {
        await page.goto(address);
        expect(await emptyShare(page)).toBeLessThan(HAIRLINES_SHARE);
      });
    }

    test("nine cards leave no hole", async ({ page }) => {
      await page.goto("/services");
      await page
        .locator("main ul")
        .first()
        .evaluate((grid) => {
          const [first, second] = grid.children;
          second?.remove();
          const fourth = grid.children[3];
          if (first && fourth) fourth.className = first.className; // doubleCards(9): the first, the fourth and the last
        });
      expect(await emptyShare(page)).toBeLessThan(HAIRLINES_SHARE);
    });
  });
}

test("markers keep their place on the picture when a phone crops it", async ({ page }) => {
  /** Where the first marker is on the whole 16:9 picture, of which the frame shows the right-hand part. */
  const placeOfFirstMarker = () =>
    page.evaluate(() => {
      const marker = document.querySelector("figure [aria-hidden] b")?.getBoundingClientRect();
      const frame = document.querySelector("figure img")?.getBoundingClientRect();
      if (!marker || !frame) throw new Error("no marker");
      const wholeWidth = (frame.height * 16) / 9;
      const x = (marker.x + marker.width / 2 - (frame.right - wholeWidth)) / wholeWidth;
      const y = (marker.y + marker.height / 2 - frame.y) / frame.height;
      return [x * 100, y * 100];
    });
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/services/hvac-services");
    const [x, y] = await placeOfFirstMarker();
    expect(x, `${width} px`).toBeCloseTo(55.1, 0);
    expect(y, `${width} px`).toBeCloseTo(55, 0);
  }
});

test("questions open without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/services/hvac-services");
  const questions = page.locator("main details");
  await expect(questions.first()).toHaveAttribute("open", "");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open", "");
  await context.close();
});

test.describe("an unknown address", () => {
  test("answers 404 with a page that helps", async ({ page }) => {
    const response = await page.goto("/services/no-such-service");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This sheet is not in the set.");
    const links = await section(page, "Register")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const wanted = [...slugsIn("services").map((slug) => `/services/${slug}`), ...slugsIn("solutions").map((slug) => `/solutions/${slug}`)];
    expect(links.toSorted()).toEqual(wanted.toSorted());
    await expectCommonSections(page);
  });

  test("is never indexed and has no canonical address", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});
