import type { Page } from "@playwright/test";
import { ARRIVING } from "../src/site/hydrated";

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

/**
 * Scrolls a little, as a finger begins to, and waits until all of the page is laid out (src/publish/html/first-screen.ts): for tests that
 * jump far down and measure at once, or ask for what is drawn.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await page.waitForFunction((name) => !(name in document.documentElement.dataset), ARRIVING);
}

/** Turns the mouse's wheel and waits until the page has answered, whether it scrolls or not. */
export async function wheelTurned(page: Page, distancePx: number): Promise<void> {
  const turn = await page.evaluateHandle(async () => {
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    const answered = new Promise<void>((resolve) => {
      addEventListener("wheel", () => painted().then(resolve), { once: true, passive: true, capture: true });
    });
    // the thread that scrolls hears of a listener with the next frame, and tells a page without one nothing
    await painted();
    return { answered };
  });
  await page.mouse.wheel(0, distancePx);
  await turn.evaluate(({ answered }) => answered);
  await atRest(page);
}
