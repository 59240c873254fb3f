import type { Page } from "@playwright/test";

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
