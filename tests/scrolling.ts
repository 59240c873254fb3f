import type { Page } from "@playwright/test";

/** Scrolls at once, whatever the page's style says. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

/** So many frames without movement, and a scroll has come to its end. */
const STILL_FRAMES = 10;

/** Waits until the page has stopped scrolling, by itself or smoothly to a link's target. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (stillFrames) =>
      new Promise<void>((resolve) => {
        let [last, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames < stillFrames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STILL_FRAMES,
  );

/** Waits until Gatsby has kept the position to which the page is scrolled, for the way back. */
export async function rememberedScroll(page: Page, top: number): Promise<void> {
  await page.waitForFunction(
    (position) => Object.entries(sessionStorage).some(([key, value]) => key.startsWith("@@scroll|") && value === position),
    String(top),
  );
}

/** Waits until every observer of the page has heard what is on the screen now, and what follows from it is drawn. */
export const intersectionsKnown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // observers hear of it in the order in which they were made: this one last
        new IntersectionObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))).observe(document.body);
      }),
  );
