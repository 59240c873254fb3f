import { expect, type Page } from "@playwright/test";

/** Scrolls without animation. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

export const expectScrolledTo = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top), `near ${top} px`).toBeLessThan(10);

/** After this many frames without movement, a scroll has ended. */
const STILL_FRAMES = 10;

/** Waits until the page has stopped scrolling. */
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
