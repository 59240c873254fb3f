import type { Page } from "@playwright/test";
import { DESK_PX, holdScripts, hydrated, layoutShifts, open, WINDOW_HEIGHT_PX, watchLayoutShifts } from "./open-page";
import {
  bringIntoView,
  CAROUSELS,
  carousel,
  choices,
  expectSlide,
  NAMES,
  type Name,
  part,
  pauseButton,
  playButton,
  stateOf,
} from "./parts";
import { expect, test } from "./strict-test";

// src/components/use-carousel.test.tsx tests what starts and pauses autoplay. These tests need layout or hydration.

test.use({ viewport: { width: DESK_PX, height: WINDOW_HEIGHT_PX } });

/** Opens a carousel's page and holds its scripts. */
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

for (const name of NAMES)
  test(`${name}: slide ${CAROUSELS[name].start} comes first, autoplay shows all others, and nothing else moves`, async ({ page }) => {
    const { start, count, intervalMs } = CAROUSELS[name];
    await page.clock.install();
    await watchLayoutShifts(page);
    const { frame, hydrate } = await openUnhydrated(page, name);
    // The pointer pauses autoplay from the start.
    await choices(frame).first().hover();
    await hydrate();
    await expectSlide(page, name, start);
    // When fonts arrive, the header's links move by a few pixels.
    await page.evaluate(() => document.fonts.ready);
    const shiftsBefore = await layoutShifts(page);
    await movePointerAway(page);
    const seen = new Set<number>();
    await expect(async () => {
      await page.clock.fastForward(intervalMs);
      seen.add((await stateOf(page, name)).current);
      expect(seen.size).toBe(count);
    }).toPass({ intervals: [50] });
    await pauseButton(frame).click();
    await expectSlide(page, name, (await stateOf(page, name)).current);
    expect(await layoutShifts(page)).toEqual(shiftsBefore);
  });

/** Moves the pointer to a corner without a carousel. */
const movePointerAway = (page: Page) => page.mouse.move(1, 1);

test("a row shows the slide that a dot or an arrow chooses, even across its ends", async ({ page }) => {
  const { path, count } = CAROUSELS.testimonials;
  await open(page, path);
  const frame = carousel(page, "testimonials");
  await choices(frame).last().click();
  await expectSlide(page, "testimonials", count);
  await part(frame, "next").click();
  await expectSlide(page, "testimonials", 1);
  await part(frame, "previous").click();
  await expectSlide(page, "testimonials", count);
});

test.describe("before hydration", () => {
  test("a click on a dot of the slideshow is not lost", async ({ page }) => {
    const { frame, hydrate } = await openUnhydrated(page, "slideshow");
    await choices(frame).last().click();
    await hydrate();
    await expectSlide(page, "slideshow", CAROUSELS.slideshow.count);
  });

  test("two clicks on Pause pause once", async ({ page }) => {
    const { frame, hydrate } = await openUnhydrated(page, "testimonials");
    await pauseButton(frame).dblclick();
    await hydrate();
    await expect(playButton(frame)).toBeVisible();
  });

  test("a click on Pause after hydration has started pauses once", async ({ page }) => {
    const { frame, hydrate } = await openUnhydrated(page, "testimonials");
    // React posts itself a message for each slice of hydration. The test delays them until the click.
    await page.evaluate(() => {
      const clicked = new Promise((resolve) => addEventListener("click", resolve));
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (message: unknown) {
        void clicked.then(() => postMessage.call(this, message));
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
      const { frame, hydrate } = await openUnhydrated(page, name);
      await choices(frame).nth(1).hover();
      await hydrate();
      await page.waitForLoadState();
      // Screen readers announce slides only while autoplay is paused.
      await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await movePointerAway(page);
      await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
    });
});
