import type { Page } from "@playwright/test";
import { HYDRATED } from "../src/site/hydrated";

export const WINDOW_HEIGHT_PX = 844;
/** The widths at which the layout is tested; up to 1024 px the menu slides in (requirements R4.5). */
export const [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX] = [320, 390, 1024, 1440] as const;

const HYDRATED_PAGE = `html[data-${HYDRATED}]`;

/** Waits until every control of the page works. */
export const hydrated = (page: Page): Promise<void> => page.locator(HYDRATED_PAGE).waitFor({ state: "attached" });

export const isHydrated = async (page: Page): Promise<boolean> => (await page.locator(HYDRATED_PAGE).count()) > 0;

/** Touches the page as a visitor may do before it is idle: its scripts start at once. */
export const touch = (page: Page): Promise<void> => page.locator("body").dispatchEvent("pointerdown");

/** Opens a page and waits until every control works. */
export async function open(page: Page, path: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await touch(page);
  await hydrated(page);
}

/**
 * Holds back every script file of the pages that are opened from now on.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}

/** Shows a page as its server sent it, with the styles of a browser that runs scripts. Nothing changes it any more but the test. */
export async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
}
