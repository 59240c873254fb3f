import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { hydrated } from "./page-faults";
import { LIGHT_PAGE } from "./routes";
import { CLIENTS, HOME, REVIEWS, TESTIMONIALS } from "./site-words";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" }, colorScheme: "dark" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A picture of an element, with the pointer far away. */
async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  return element.screenshot({ animations: "disabled" });
}

for (const { path, name, count } of [
  { path: "/", name: "Selected work", count: HOME.slides.length },
  { path: "/", name: "client reviews", count: REVIEWS.length },
  { path: "/about", name: "testimonials", count: TESTIMONIALS.length },
  { path: "/contact", name: "clients", count: CLIENTS.items.length },
]) {
  test(`${name}: the current choice looks unlike itself when it is not`, async ({ page }) => {
    test.skip(count < 3, "data/ holds no choice that is never current by itself");
    await open(page, path);
    const button = page.getByRole("region", { name, exact: true }).getByRole("button", { name: new RegExp(` ${count} of ${count}$`) });
    await expect(button).not.toHaveAttribute("aria-current");
    const before = await pictureOf(page, button);
    await button.evaluate((chosen: HTMLElement) => chosen.click());
    await expect(button).toHaveAttribute("aria-current", "true");
    expect((await pictureOf(page, button)).equals(before)).toBe(false);
  });
}

/** The darkest and the lightest point of a picture, from 0 to 255. */
async function lightness(picture: Buffer): Promise<{ darkest: number; lightest: number }> {
  const { channels } = await sharp(picture).removeAlpha().greyscale().stats();
  return { darkest: channels[0]?.min ?? 0, lightest: channels[0]?.max ?? 0 };
}
/** About 4.5 : 1 between black and what is seen on it. */
const READABLE_DIFFERENCE = 115;

for (const { path, what } of [
  { path: "/contact", what: "[aria-roledescription=slide][aria-current] img" },
  { path: "/services", what: "main li img" },
]) {
  test(`the drawings of ${path} can be told from their ground`, async ({ page }) => {
    await open(page, path);
    const picture = page.locator(what).first();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { darkest, lightest } = await lightness(await pictureOf(page, picture));
    expect(lightest - darkest).toBeGreaterThan(READABLE_DIFFERENCE);
  });
}

test("the header's button is framed, because its ground is taken away", async ({ page }) => {
  await open(page, LIGHT_PAGE);
  const picture = await pictureOf(page, page.locator('header a[href="/contact"]'));
  const edge = await sharp(picture).extract({ left: 0, top: 12, width: 8, height: 16 }).toBuffer();
  const { darkest, lightest } = await lightness(edge);
  expect(lightest - darkest).toBeGreaterThan(READABLE_DIFFERENCE);
});

test("a button over the home page's picture has a ground of its own", async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("main").getByRole("link", { name: HOME.welcome.buttonSecondary.label, exact: true }).first();
  const picture = await pictureOf(page, button);
  const corners = await sharp(picture).extract({ left: 4, top: 4, width: 12, height: 12 }).toBuffer();
  const { darkest, lightest } = await lightness(corners);
  expect(lightest - darkest).toBe(0);
});

for (const { path, what } of [
  { path: "/no-such-page", what: 'main li > a[style*="--k"]' },
  { path: "/services", what: 'main li[style*="--k"] > a' },
]) {
  test(`the colour scale is seen on ${path}`, async ({ page }) => {
    await open(page, path);
    const swatches = await page.locator(what).evaluateAll((rows) => rows.map((row) => getComputedStyle(row, "::before").backgroundImage));
    expect(swatches.length).toBeGreaterThan(5);
    expect(new Set(swatches.filter((swatch) => swatch.includes("gradient"))).size).toBe(swatches.length);
  });
}
