import type { Locator, Page } from "@playwright/test";
import { holdScripts, open, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { bringIntoView, CAROUSELS, carousel, choices, expectSlide, NOTHING_ROTATES, pauseButton, row, stateOf } from "./parts";
import { expect, test } from "./strict-test";

test.use({ viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX }, hasTouch: true, isMobile: true });

/** More than half a review, even without the first 15 px, by which Chromium tells a swipe from a tap. */
const REVIEW_SWIPE_PX = 260;
const SLIDE_SWIPE_PX = 120;
const STEPS = 12;
const [STEP_SECONDS, REST_SECONDS] = [1 / 60, 0.2];
/** The timestamp of the first event, in seconds since 1970. */
const START_SECONDS = 1;

/** Moves a finger sideways across the middle of an element. It rests before lifting, so there is no fling. */
async function swipe(page: Page, element: Locator, distancePx: number): Promise<void> {
  // While the page scrolls, the touch could start on another element.
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error("the element to swipe is not visible");
  const [startX, y] = [box.x + (box.width - distancePx) / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  // Chromium computes a finger's speed from these timestamps, which do not depend on the machine's speed.
  let timestamp = START_SECONDS;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }], timestamp });
  await send("touchStart", startX);
  for (let step = 1; step <= STEPS; step += 1) {
    timestamp += STEP_SECONDS;
    await send("touchMove", startX + (distancePx * step) / STEPS);
  }
  timestamp += REST_SECONDS;
  await send("touchEnd");
}

test("a swipe turns the reviews, even across their ends", async ({ page }) => {
  const { count } = CAROUSELS.reviews;
  test.skip(count < 3, NOTHING_ROTATES);
  await open(page, "/");
  const frame = carousel(page, "reviews");
  await bringIntoView(frame);
  await pauseButton(frame).tap();
  for (const [distancePx, number] of [
    [-REVIEW_SWIPE_PX, 2],
    [REVIEW_SWIPE_PX, count],
  ] as const) {
    await choices(frame).first().tap();
    await expectSlide(page, "reviews", 1);
    await swipe(page, row(frame), distancePx);
    await expectSlide(page, "reviews", number);
  }
});

test("hydration keeps the review that was swiped to", async ({ page }) => {
  test.skip(CAROUSELS.reviews.count < 3, NOTHING_ROTATES);
  const releaseScripts = await holdScripts(page);
  await page.goto("/");
  const frame = carousel(page, "reviews");
  await bringIntoView(frame);
  await swipe(page, row(frame), -REVIEW_SWIPE_PX);
  await swipe(page, row(frame), -REVIEW_SWIPE_PX);
  await expect.poll(async () => (await stateOf(page, "reviews")).shown).toBe(3);
  releaseScripts();
  await expect(row(frame).locator("> [aria-hidden]")).not.toHaveCount(0);
  await expectSlide(page, "reviews", 3);
});

test("a swipe turns the slideshow", async ({ page }) => {
  await open(page, "/");
  const frame = carousel(page, "slideshow");
  await pauseButton(frame).tap();
  await choices(frame).first().tap();
  await swipe(page, frame.getByRole("img").first(), -SLIDE_SWIPE_PX);
  await expectSlide(page, "slideshow", 2);
});
