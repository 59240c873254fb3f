import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { close, listen } from "../../hosting/listen";
import { PUBLISHED_FOLDER } from "../../hosting/netlify-adapter";
import { createStaticSite, LOOPBACK } from "../../hosting/static-site";
import { accessibilityFaults } from "../accessibility";
import { findBrowser } from "../find-browser";
import type { EditedSite } from "./edited-site";

const NARROWEST_PX = 320;
const WIDTHS_PX = [1440, 390, NARROWEST_PX];
const PORT = 9107;
/** How many pages of a folder are photographed: those that the year's operations changed are the first and the last. */
const FIRST_OF_FOLDER = 5;

const pagesOf = (site: EditedSite): string[] => [
  "/",
  "/about",
  "/services",
  "/solutions",
  "/blog",
  "/contact",
  "/no-such-page",
  ...["services", "solutions", "blog"].flatMap((folder) => {
    const slugs = site.slugsByCode(folder);
    return [...slugs.slice(0, FIRST_OF_FOLDER), ...slugs.slice(-1)].map((slug) => `/${folder}/${slug}`);
  }),
  ...site.slugsByCode("legal").map((slug) => `/${slug}`),
];

/** Shows every part of a page, so that what loads lazily is on the picture. */
async function showAll(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / (innerHeight / 2)));
  for (let step = 0; step <= steps; step++) {
    await page.evaluate((number) => scrollTo({ top: (number * innerHeight) / 2, behavior: "instant" }), step % (steps || 1));
  }
  await page.waitForLoadState("networkidle");
}

/** @returns what is wrong with a page on the narrowest phone */
async function narrowFaults(page: Page): Promise<string[]> {
  const found = await accessibilityFaults(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > NARROWEST_PX ? [...found, `is ${width} px wide`] : found;
}

/** @returns what is wrong with the pages at this width */
async function photographAll(browser: Browser, width: number, addresses: readonly string[], folder: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const address of addresses) {
    await page.goto(`http://${LOOPBACK}:${PORT}${address}`);
    await showAll(page);
    const name = address.slice(1).replaceAll("/", "-") || "home";
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
    if (width === NARROWEST_PX) faults.push(...(await narrowFaults(page)).map((fault) => `${address} at ${width} px: ${fault}`));
  }
  await page.close();
  return faults;
}

/**
 * Photographs the built pages of a copy of the project at the widths of a desk, a phone and the narrowest phone; at the last of these,
 * axe looks at them, too, and none may be wider than the window.
 * @param folder where the pictures are kept: "services-lift-services-390.png"
 * @returns whether nothing is wrong with them; the terminal shows what is
 */
export async function takeScreenshots(site: EditedSite, folder: string): Promise<boolean> {
  const faults: string[] = [];
  const server = await createStaticSite(path.join(site.folder, PUBLISHED_FOLDER));
  await listen(server, { port: PORT, owner: "The year's site", variable: "PORT" });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    for (const width of WIDTHS_PX) faults.push(...(await photographAll(browser, width, pagesOf(site), folder)));
  } finally {
    await browser.close();
    await close(server);
  }
  console.log(`Screenshots: ${folder}`);
  console.log(faults.length > 0 ? faults.join("\n") : `axe finds nothing at ${NARROWEST_PX} px, and every page fits`);
  return faults.length === 0;
}
