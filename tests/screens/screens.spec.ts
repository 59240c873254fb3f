import { expect, type Page, test } from "@playwright/test";
import { MAILBOX_ORIGIN } from "../../hosting/local-settings";
import { hydrated } from "../page-faults";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";

/** Longer than the form waits before it sends (use-enquiry.ts). */
const HUMAN_WHILE_MS = 10_000;
const PHONE = { width: 390, height: 844 };
/** High enough for the whole form, so that neither header nor dock covers it. */
const TALL_PX = 1800;
const DESK = { width: 1440, height: 900 };
/** The width of an A4 page between its margins, at 96 pixels per inch. */
const PAPER_PX = 718;

// With reduced motion every carousel waits at its first slide; the policy would refuse the style that hides the pictures
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

async function open(page: Page, path: string, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Higher than any page. Parts whose height depends on the window's (the home page's head, the timeline) are at their largest then. */
const WHOLE_PAGE_PX = 24_000;

/**
 * A screen of the whole page, in a window that holds it: `fullPage` lays the page out anew for a moment, and scrolls its rows.
 * A difference does not end the test, so that one load of a page shows every screen of it that has changed.
 */
async function expectWholePage(page: Page, width: number, name: string): Promise<void> {
  await page.setViewportSize({ width, height: WHOLE_PAGE_PX });
  await expect.soft(page.locator("#___gatsby")).toHaveScreenshot(name);
}

const nameOf = (path: string) => path.replace(/^\/$/, "home").replace(/^\//, "").replaceAll("/", "-");

/** Long pages are tried on paper, too. */
const isPrinted = (path: string) => path === "/" || path.startsWith("/services/");
/** A page of slides, and one of a form and a map. */
const isForced = (path: string) => ["/", "/contact"].includes(path);

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(path, async ({ page }) => {
    await open(page, path, PHONE);
    for (const { width } of [PHONE, DESK]) await expectWholePage(page, width, `${nameOf(path)}-${width}.png`);
    if (isForced(path)) {
      await page.emulateMedia({ forcedColors: "active" });
      await expectWholePage(page, DESK.width, `${nameOf(path)}-forced-colours.png`);
      await page.emulateMedia({ forcedColors: "none" });
    }
    if (isPrinted(path)) {
      await page.emulateMedia({ media: "print" });
      await expectWholePage(page, PAPER_PX, `${nameOf(path)}-print.png`);
    }
  });

test("the phone's menu", async ({ page }) => {
  await open(page, "/about", PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("header summary").first().click();
  await expect(page).toHaveScreenshot("menu-390.png");
});

test("a dropdown of the bar", async ({ page }) => {
  await open(page, "/about", DESK);
  await page.locator("header summary").last().click();
  await expect(page).toHaveScreenshot("dropdown-1440.png");
});

test.describe("the form", () => {
  const form = (page: Page) => page.locator("form:has([name=fullName])");

  async function send(page: Page, answer: { status: number; body: string }): Promise<void> {
    await page.clock.install();
    await open(page, LIGHT_PAGE, { ...PHONE, height: TALL_PX });
    await page.route(`${MAILBOX_ORIGIN}/**`, (route) => route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } }));
    for (const [name, text] of Object.entries({ fullName: "Asha Rao", email: "asha@plant.example", message: "Two chillers trip." }))
      await form(page).locator(`[name=${name}]`).fill(text);
    await page.clock.fastForward(HUMAN_WHILE_MS);
    await form(page).getByRole("button").click();
    await expect(page.locator(":focus").getByRole("alert")).toBeVisible(); // the focus goes to what is around it (src/components/alert.tsx)
  }

  for (const viewport of [PHONE, DESK])
    test(`with errors at ${viewport.width} px`, async ({ page }) => {
      await open(page, LIGHT_PAGE, { ...viewport, height: TALL_PX });
      await form(page).getByRole("button").click();
      await expect(page.locator(":focus").getByRole("alert")).toBeVisible(); // the focus goes to what is around it (src/components/alert.tsx)
      await expect(page.locator("#enquiry")).toHaveScreenshot(`form-errors-${viewport.width}.png`);
    });

  test("sent", async ({ page }) => {
    await send(page, { status: 200, body: "OK" });
    await expect(page.locator("#enquiry")).toHaveScreenshot("form-sent-390.png");
  });

  test("failed", async ({ page }) => {
    await send(page, { status: 500, body: "out of order" });
    await expect(page.locator("#enquiry")).toHaveScreenshot("form-failed-390.png");
  });
});

for (const { what, viewport } of [
  { what: "at 400 % zoom", viewport: { width: 320, height: 256 } },
  { what: "on a phone held sideways", viewport: { width: 844, height: 390 } },
])
  test(`a form's heading, jumped to ${what}`, async ({ page }) => {
    await open(page, `${LIGHT_PAGE}#enquiry`, viewport);
    await expect(page).toHaveScreenshot(`enquiry-${viewport.width}x${viewport.height}.png`);
  });
