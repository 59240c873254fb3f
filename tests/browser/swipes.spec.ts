import type { Locator, Page } from "@playwright/test";
import { holdScripts, open, PHONE_PX, scrollPosition, WINDOW_HEIGHT_PX } from "./open-page";
import { bringIntoView, CAROUSELS, carousel, choices, expectSlide, pauseButton, row, stateOf } from "./parts";
import { expect, test } from "./strict-test";

test.use({ viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX }, hasTouch: true, isMobile: true });

/** More than half a review, even without the first 15 px, by which Chromium tells a swipe from a tap. */
const REVIEW_SWIPE_PX = 260;
const SLIDE_SWIPE_PX = 120;
/** Enough sideways for a swipe. */
const DRIFT_PX = 55;
const SCROLL_PX = 160;
const PINCH_START_PX = 30;
const STEPS = 12;
const [STEP_SECONDS, REST_SECONDS] = [1 / 60, 0.2];
/** The timestamp of the first event, in seconds since 1970. */
const START_SECONDS = 1;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves fingers in straight lines, one for each pair of start and end. They rest before lifting, so there is no fling. */
async function moveFingers(page: Page, ...fingers: readonly (readonly [Point, Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Chromium computes a finger's speed from these timestamps, which do not depend on the machine's speed.
  let timestamp = START_SECONDS;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  const pointsAt = (part: number) =>
    fingers.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  await send("touchStart", pointsAt(0));
  for (let step = 1; step <= STEPS; step += 1) {
    timestamp += STEP_SECONDS;
    await send("touchMove", pointsAt(step / STEPS));
  }
  timestamp += REST_SECONDS;
  await send("touchEnd", []);
}

async function middleOf(element: Locator): Promise<Point> {
  // While the page scrolls, the touch could start on another element.
  await element.tap({ trial: true });
  const box = await element.boundingBox();
  if (!box) throw new Error("the element to touch is not visible");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves a finger sideways across the middle of an element. */
async function swipe(page: Page, element: Locator, distancePx: number): Promise<void> {
  const { x, y } = await middleOf(element);
  await moveFingers(page, [
    { x: x - distancePx / 2, y },
    { x: x + distancePx / 2, y },
  ]);
}

test("a swipe turns the reviews, even across their ends", async ({ page }) => {
  const { count } = CAROUSELS.reviews;
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
  const releaseScripts = await holdScripts(page);
  await page.goto("/");
  const frame = carousel(page, "reviews");
  await bringIntoView(frame);
  await swipe(page, row(frame), -REVIEW_SWIPE_PX);
  await swipe(page, row(frame), -REVIEW_SWIPE_PX);
  await expect.poll(async () => (await stateOf(page, "reviews")).shown).toBe(3);
  releaseScripts();
  await expect(row(frame).locator("> [inert]")).not.toHaveCount(0);
  await expectSlide(page, "reviews", 3);
});

test.describe("the slideshow's pictures", () => {
  /** Shows the first slide of the paused slideshow. */
  async function openPaused(page: Page) {
    await open(page, "/");
    const frame = carousel(page, "slideshow");
    await pauseButton(frame).tap();
    await choices(frame).first().tap();
    await expectSlide(page, "slideshow", 1);
    return frame.getByRole("img").first();
  }
  const currentSlide = async (page: Page) => (await stateOf(page, "slideshow")).current;

  test("turn with a swipe", async ({ page }) => {
    await swipe(page, await openPaused(page), -SLIDE_SWIPE_PX);
    await expectSlide(page, "slideshow", 2);
  });

  test("stay while a finger that drifts sideways scrolls the page", async ({ page }) => {
    const { x, y } = await middleOf(await openPaused(page));
    await moveFingers(page, [
      { x, y },
      { x: x - DRIFT_PX, y: y - SCROLL_PX },
    ]);
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    expect(await currentSlide(page)).toBe(1);
  });

  test("stay while two fingers zoom", async ({ page }) => {
    const { x, y } = await middleOf(await openPaused(page));
    const fingers = [-1, 1].map((side): [Point, Point] => [
      { x: x + side * PINCH_START_PX, y },
      { x: x + side * SLIDE_SWIPE_PX, y },
    ]);
    await moveFingers(page, ...fingers);
    expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1);
    expect(await currentSlide(page)).toBe(1);
  });
});
