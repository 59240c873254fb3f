import type { Locator, Page } from "@playwright/test";
import {
  bringIntoView,
  CAROUSELS,
  carousel,
  choices,
  currentOf,
  expectCurrent,
  expectShown,
  NAMES,
  type Name,
  NOTHING_ROTATES,
  pauseButton,
  playButton,
  rotates,
} from "./carousel-parts";
import { layoutShifts, watchLayoutShifts } from "./layout-shifts";
import { DESK_PX, holdScripts, hydrated, isHydrated, open, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { part } from "./part";
import { isPending, watchTimers } from "./pending-timers";
import { expect, test } from "./strict-test";

// src/components/use-carousel.test.tsx tests what starts and pauses autoplay. These tests need layout or hydration.

const FRAME_MS = 16;
/** On the fake clock, which runs until it is paused. Later than any machine needs to pause it. */
const PAUSED_AT_MS = 60 * 60 * 1000;

test.use({ viewport: { width: DESK_PX, height: WINDOW_HEIGHT_PX } });

/** A corner of the window without a carousel. */
const movePointerAway = (page: Page) => page.mouse.move(1, 1);

/** Opens a carousel's page with a stopped clock and scrolls to the carousel. Only the test advances the clock. */
async function openWithStoppedClock(page: Page, name: Name): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(PAUSED_AT_MS);
  await watchTimers(page);
  await watchLayoutShifts(page);
  await page.goto(CAROUSELS[name].path);
  await touch(page);
  const runUntil = (isReached: () => Promise<boolean>) =>
    expect(async () => {
      await page.clock.runFor(FRAME_MS);
      expect(await isReached()).toBe(true);
    }).toPass({ intervals: [20] });
  await runUntil(() => isHydrated(page));
  // Only one carousel of the page may have a timer.
  await page.locator(`[aria-roledescription=carousel]:not([data-part="${name}"]) [data-part=pause]`).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  const frame = carousel(page, name);
  await bringIntoView(frame);
  await runUntil(() => isPending(page, CAROUSELS[name].intervalMs));
  return frame;
}

for (const name of NAMES) {
  const { intervalMs, count, start } = CAROUSELS[name];
  const expectPlaying = (page: Page, isPlaying: boolean) => expect.poll(() => isPending(page, intervalMs)).toBe(isPlaying);

  test(`${name}: slide ${start} comes first, the next one every ${intervalMs / 1000} seconds, and nothing else moves`, async ({ page }) => {
    test.skip(!rotates(name), NOTHING_ROTATES);
    const frame = await openWithStoppedClock(page, name);
    // When they arrive, the header's links move by a few pixels.
    await page.evaluate(() => document.fonts.ready);
    await expect(choices(frame)).toHaveCount(count);
    await expectCurrent(frame, start);
    await expectShown(frame, name, start);
    await choices(frame).first().hover();
    await expectPlaying(page, false);
    await movePointerAway(page);
    await expectPlaying(page, true);
    const shiftsBefore = await layoutShifts(page);
    let current = start;
    for (let turn = 0; turn < count; turn += 1) {
      await page.clock.runFor(intervalMs - 1);
      expect(await currentOf(frame)).toBe(current);
      await page.clock.runFor(1);
      current = (current % count) + 1;
      await expectCurrent(frame, current);
      await expectPlaying(page, true);
    }
    await expectShown(frame, name, start);
    expect(await layoutShifts(page)).toEqual(shiftsBefore);
  });
}

test("a row shows the slide that a dot or an arrow chooses, also across its ends", async ({ page }) => {
  test.skip(!rotates("testimonials"), NOTHING_ROTATES);
  const { path, count } = CAROUSELS.testimonials;
  await open(page, path);
  const frame = carousel(page, "testimonials");
  await choices(frame).last().click();
  await expectShown(frame, "testimonials", count);
  await part(frame, "next").click();
  await expectShown(frame, "testimonials", 1);
  await part(frame, "previous").click();
  await expectShown(frame, "testimonials", count);
});

test.describe("before hydration", () => {
  /** Opens a carousel's page without its scripts. */
  async function openUnhydrated(page: Page, name: Name) {
    const releaseScripts = await holdScripts(page);
    await page.goto(CAROUSELS[name].path, { waitUntil: "domcontentloaded" });
    const frame = carousel(page, name);
    await bringIntoView(frame);
    const hydrate = async () => {
      releaseScripts();
      await hydrated(page);
    };
    return { frame, hydrate };
  }

  test("a click on a mark of the slideshow is not lost", async ({ page }) => {
    const { frame, hydrate } = await openUnhydrated(page, "slideshow");
    await choices(frame).last().click();
    await hydrate();
    await expect(choices(frame).last()).toHaveAttribute("aria-current", "true");
    await expectShown(frame, "slideshow", CAROUSELS.slideshow.count);
  });

  test("two clicks on Pause pause once", async ({ page }) => {
    test.skip(!rotates("testimonials"), NOTHING_ROTATES);
    const { frame, hydrate } = await openUnhydrated(page, "testimonials");
    await pauseButton(frame).dblclick();
    await hydrate();
    await expect(playButton(frame)).toBeVisible();
  });

  test("a click on Pause between two slices of hydration pauses once", async ({ page }) => {
    test.skip(!rotates("testimonials"), NOTHING_ROTATES);
    const { frame, hydrate } = await openUnhydrated(page, "testimonials");
    // React posts itself a message for each slice.
    await page.evaluate(() => {
      const SLICE_EVERY_MS = 1000;
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => postMessage.call(this, message), SLICE_EVERY_MS);
      };
    });
    const isHydrating = hydrate();
    await page.waitForFunction(() => Object.keys(document.getElementById("___gatsby") ?? {}).some((key) => key.startsWith("__react")));
    await pauseButton(frame).click();
    await isHydrating;
    await expect(playButton(frame)).toBeVisible();
  });

  for (const name of ["slideshow", "testimonials"] as const)
    test(`a pointer over ${name} pauses autoplay until it leaves`, async ({ page }) => {
      test.skip(!rotates(name), NOTHING_ROTATES);
      const { frame, hydrate } = await openUnhydrated(page, name);
      await choices(frame).nth(1).hover();
      await hydrate();
      await page.waitForLoadState();
      // Screen readers read a change only while autoplay is paused.
      await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await movePointerAway(page);
      await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    });
});
