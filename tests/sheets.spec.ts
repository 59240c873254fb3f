import { expect, type Page, test } from "@playwright/test";
import { readDataFiles } from "../src/checks/reading/data-files";
import { slugOf } from "../src/schema/data-kinds";

/** The slugs in a folder of data/, so that a new file is tested without a change here. */
const slugsIn = (folder: string) =>
  readDataFiles()
    .map(({ relativePath }) => relativePath)
    .filter((file) => file.startsWith(`${folder}/`))
    .map(slugOf);

/** requirements R9.2: what each page must offer, by its words. */
const OFFERINGS: Record<string, readonly RegExp[]> = {
  "firefighting-and-fire-alarm-system": [
    /detection/i,
    /water suppression/i,
    /gas suppression/i,
    /public address/i,
    /passive protection/i,
    /LPG/,
  ],
  "hvac-services": [
    /central/i,
    /package/i,
    /heating/i,
    /ventilation/i,
    /thermal storage/i,
    /radiant cooling/i,
    /geothermal/i,
    /tunnel ventilation/i,
  ],
  "electrical-services": [
    /internal electrification/i,
    /control centres/i,
    /DG sets/,
    /UPS/,
    /transformers/i,
    /substations up to 132 kV/i,
    /capacitor banks/i,
    /earthing/i,
    /lightning protection/i,
    /solar PV/i,
  ],
  "elv-services": [
    /CCTV/,
    /biometric access control/i,
    /iris attendance/i,
    /turnstiles/i,
    /boom barriers/i,
    /perimeter protection/i,
    /communication/i,
    /data network/i,
    /public address/i,
    /paging/i,
    /code blue/i,
  ],
  "plumbing-services": [
    /water supply/i,
    /storage/i,
    /sewage/i,
    /rainwater/i,
    /storm water/i,
    /hot water/i,
    /drainage/i,
    /irrigation/i,
    /solid waste/i,
  ],
  "blm-services": [/LOD 100/, /LOD 500/, /Revit and other drafting software/, /clash detection/i, /shop drawings/i, /as-built drawings/i],
};
const WITH_BENEFITS = ["flameproof-fixtures", "indicators-and-controllers", "flame-proof-instruments", "cleanroom-instruments"];

/** requirements R10.2: the list covers these on every page. */
const INCLUDED = [
  "Intrusion detection",
  "Fire detection",
  "24-hour UL-listed and FM-approved monitoring",
  "Video surveillance/CCTV",
  "Electronic access controls",
  "Parking lot and remote area security",
  "Maintenance agreements and inspections",
  "Weather evacuation systems",
  "Gate automation",
  "Public addressing",
];
const WITH_WATERLEAK_DETECTION = ["healthcare-solutions", "residential-solutions"];

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

      const offerings = await section(page, "Offerings").getByRole("listitem").allTextContents();
      expect(offerings.length).toBeGreaterThanOrEqual(OFFERINGS[slug]?.length ?? 6);
      for (const offering of OFFERINGS[slug] ?? []) expect(offerings.join("\n")).toMatch(offering);

      if (WITH_BENEFITS.includes(slug)) expect(await section(page, "Benefits").getByRole("listitem").count()).toBeGreaterThanOrEqual(3);

      const care = page.locator("section").filter({ has: page.getByRole("heading", { name: "24/7 customer care" }) });
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

      await expect(section(page, "Introduction").getByRole("paragraph").nth(1)).toBeVisible();
      expect(await section(page, "Why it is essential").getByRole("listitem").count()).toBeGreaterThanOrEqual(4);

      const included = await section(page, "Our solutions include").getByRole("heading", { level: 3 }).allTextContents();
      expect(included).toEqual([...INCLUDED, ...(WITH_WATERLEAK_DETECTION.includes(slug) ? ["Waterleak detection"] : [])]);

      await expect(section(page, "Closing").getByRole("link")).toHaveAttribute("href", "#enquiry");
      await expectCommonSections(page);
      const numbers = await sectionNumbers(page);
      expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.0`));
    });
  }

  test("the commercial page has the title of requirements R2.4", async ({ page }) => {
    await page.goto("/solutions/commercial-solutions");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unique Corporate Security Solutions");
  });
});

for (const [folder, atLeast] of [
  ["services", 10],
  ["solutions", 8],
] as const) {
  test(`/${folder} has a card for every page, in the order of the codes`, async ({ page }) => {
    await page.goto(`/${folder}`);
    const cards = page.locator("main ul").first().getByRole("link");
    const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const wanted = slugsIn(folder).map((slug) => `/${folder}/${slug}`);
    expect(addresses.toSorted()).toEqual(wanted.toSorted());
    expect(addresses.length).toBeGreaterThanOrEqual(atLeast);

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
