import type { Page } from "@playwright/test";

export const WINDOW_HEIGHT_PX = 844;
/** The widths at which the layout is tested; up to 1024 px the menu slides in (requirements R4.5). */
export const [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX] = [320, 390, 1024, 1440] as const;

const HYDRATED_PAGE = "html[data-hydrated]";

/** Waits until React has hydrated the page and then the form, which has a boundary of its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED_PAGE).waitFor({ state: "attached" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form:has([name=fullName])") ?? {}).some((key) => key.startsWith("__react")),
  );
}

export const isHydrated = async (page: Page): Promise<boolean> => (await page.locator(HYDRATED_PAGE).count()) > 0;

/** Touches the page, which starts its scripts at once. Otherwise they wait until the page is idle. */
export const touch = (page: Page): Promise<void> => page.locator("body").dispatchEvent("pointerdown");

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await touch(page);
  await hydrated(page);
}

/**
 * Holds back files of all pages that are opened from now on.
 * @returns a function that releases them
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

export const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/*.js");

/** Opens a page with the styles of a browser with JavaScript, and never hydrates it. */
export async function openWithoutScripts(page: Page, path: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
}

/** @returns how much wider than the window the page is, in pixels */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
