import type { Locator, Page } from "@playwright/test";
import { bringIntoView, CAROUSELS, carousel, choices, expectCurrent, expectShown, pauseButton, row, shownIn } from "./carousel-parts";
import { holdScripts, open, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { expect, test } from "./strict-test";

test.use({ viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX }, hasTouch: true, isMobile: true });

/** More than half a review, even without the first 15 px, which Chromium needs to tell a swipe from a tap. */
const REVIEW_SWIPE_PX = 260;
const SLIDE_SWIPE_PX = 120;
const STEPS = 12;
const [STEP_SECONDS, REST_SECONDS] = [1 / 60, 0.2];
/** The time of the first event, in seconds since 1970. */
const START_SECONDS = 1;

/**
 * Moves a finger sideways across the middle of an element. It rests before it lifts, so there is no fling.
 * @returns lifts the finger
 */
async function drag(page: Page, element: Locator, distancePx: number): Promise<() => Promise<unknown>> {
  // While the page scrolls, the touch could start on another element.
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error("the element to swipe is not visible");
  const [startX, y] = [box.x + (box.width - distancePx) / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  // Chromium computes the speed of a finger from these times. They do not depend on the machine's speed.
  let timestamp = START_SECONDS;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }], timestamp });
  await send("touchStart", startX);
  for (let step = 1; step <= STEPS; step += 1) {
    timestamp += STEP_SECONDS;
    await send("touchMove", startX + (distancePx * step) / STEPS);
  }
  timestamp += REST_SECONDS;
  return () => send("touchEnd");
}

async function swipe(page: Page, element: Locator, distancePx: number): Promise<void> {
  const lift = await drag(page, element, distancePx);
  await lift();
}

test.describe("reviews", () => {
  const { count } = CAROUSELS.reviews;
  test.skip(count < 3, "data/ has too few reviews to swipe past the first active one");

  test("turn with a swipe, also across the end", async ({ page }) => {
    await open(page, "/");
    const frame = carousel(page, "reviews");
    await bringIntoView(frame);
    await pauseButton(frame).tap();
    for (const [distancePx, number] of [
      [-REVIEW_SWIPE_PX, 2],
      [REVIEW_SWIPE_PX, count],
    ] as const) {
      await choices(frame).first().tap();
      await expectShown(frame, "reviews", 1);
      await swipe(page, row(frame), distancePx);
      await expectCurrent(frame, number);
      await expectShown(frame, "reviews", number);
    }
  });

  test("stay under the finger when the page is hydrated", async ({ page }) => {
    /** @returns the text of the slide in the middle of the row */
    const middleSlide = (track: Locator) =>
      track.evaluate((element) => {
        const middle = (target: Element) => target.getBoundingClientRect().left + target.getBoundingClientRect().width / 2;
        const distance = (slide: Element) => Math.abs(middle(slide) - middle(element));
        return [...element.children].reduce((near, slide) => (distance(slide) < distance(near) ? slide : near)).textContent;
      });
    const releaseScripts = await holdScripts(page);
    await page.goto("/");
    const frame = carousel(page, "reviews");
    await bringIntoView(frame);
    await swipe(page, row(frame), -REVIEW_SWIPE_PX);
    await expectShown(frame, "reviews", 2);
    const lift = await drag(page, row(frame), -REVIEW_SWIPE_PX);
    const underFinger = await middleSlide(row(frame));
    releaseScripts();
    await expect(row(frame).locator("> [aria-hidden]")).not.toHaveCount(0);
    expect(await middleSlide(row(frame))).toBe(underFinger);
    await lift();
    await expectShown(frame, "reviews", 3);
    await expectCurrent(frame, 3);
  });
});

test("the slideshow turns with a swipe", async ({ page }) => {
  await open(page, "/");
  const frame = carousel(page, "slideshow");
  await pauseButton(frame).tap();
  await choices(frame).first().tap();
  await swipe(page, frame.getByRole("img").first(), -SLIDE_SWIPE_PX);
  await expectCurrent(frame, 2);
});

test("a phone shows two clients", async ({ page }) => {
  await open(page, "/");
  const { count } = CAROUSELS.clients;
  await expect.poll(async () => (await shownIn(carousel(page, "clients"))).length).toBe(Math.min(2, count));
});
