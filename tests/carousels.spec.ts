import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./strict-test";
import { layoutShifts, watchLayoutShifts } from "./layout-shifts";
import { DESK_PX, holdScripts, hydrated, isHydrated, open, PHONE_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { CLIENTS, REVIEWS, SLIDE_PICTURES, TESTIMONIALS } from "./site-content";

/** The intervals are requirements R16's. A wide window shows `shown` slides at once; `start` is active at first, counted from 1. */
const CAROUSELS = {
  "Selected work": { path: "/", intervalMs: 2000, count: SLIDE_PICTURES.length, shown: 1, start: Math.min(2, SLIDE_PICTURES.length) },
  "client reviews": { path: "/", intervalMs: 3000, count: REVIEWS.length, shown: 1, start: Math.min(2, REVIEWS.length) },
  clients: { path: "/contact", intervalMs: 3000, count: CLIENTS.items.length, shown: 4, start: 1 },
  testimonials: { path: "/about", intervalMs: 2000, count: TESTIMONIALS.length, shown: 3, start: 1 },
};
type Name = keyof typeof CAROUSELS;
const NAMES = Object.keys(CAROUSELS) as Name[];
const FRAME_MS = 16;

const nextOf = (name: Name, number: number) => (number % CAROUSELS[name].count) + 1;
/** The numbers of the slides that are shown when `first` is active; after the last comes the first. */
const numbersFrom = (name: Name, first: number) =>
  Array.from({ length: CAROUSELS[name].shown }, (_, offset) => ((first - 1 + offset) % CAROUSELS[name].count) + 1);
/** Slides that all fit in the window have nothing to rotate. */
const turns = (name: Name) => CAROUSELS[name].count > CAROUSELS[name].shown;
const NOTHING_TURNS = "data/ holds no more than are shown at once";

declare global {
  interface Window {
    /** The delays of all pending timers, as the page set them. */
    pendingDelaysMs: Map<number, number>;
  }
}

/** Lets a test see which timers are pending. */
async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // a visitor who saves data: nothing is prefetched, so that every long timer is a carousel's
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    window.pendingDelaysMs = new Map();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = ((handler: () => void, delayMs = 0, ...rest: unknown[]) => {
      const timer: number = start(
        () => {
          window.pendingDelaysMs.delete(timer);
          handler();
        },
        delayMs,
        ...rest,
      );
      window.pendingDelaysMs.set(timer, delayMs);
      return timer;
    }) as typeof setTimeout;
    window.clearTimeout = ((timer: number) => {
      window.pendingDelaysMs.delete(timer);
      stop(timer);
    }) as typeof clearTimeout;
  });
}

/** Which carousels are about to change, recognised by their intervals. */
const expectTimers = (page: Page, delaysMs: number[]) =>
  expect
    .poll(() => page.evaluate(() => [...window.pendingDelaysMs.values()].filter((delay) => delay === 2000 || delay === 3000).sort()))
    .toEqual(delaysMs);

const carousel = (page: Page, name: Name) => page.getByRole("region", { name, exact: true });
const row = (frame: Locator) => frame.getByRole("group", { name: /^All / });
const choices = (frame: Locator) => frame.getByRole("button", { name: /^Show|slide \d/ });
/** The number of the dot or mark that is current, from 1. */
const currentOf = (frame: Locator) =>
  choices(frame).evaluateAll((buttons) => buttons.findIndex((button) => button.getAttribute("aria-current") === "true") + 1);
const expectCurrent = (frame: Locator, number: number) => expect.poll(() => currentOf(frame)).toBe(number);

/** The numbers of the slides that a row shows whole, from its start; a copy counts as its original. */
const shownIn = (frame: Locator) =>
  row(frame).evaluate((track) => {
    const start = track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).paddingLeft);
    const end = track.getBoundingClientRect().right;
    const said = (slide: Element) => slide.textContent || slide.querySelector("img")?.alt;
    const originals = [...track.children].filter((slide) => !slide.ariaHidden).map(said);
    return [...track.children]
      .filter((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return left >= start - 2 && left + width <= end + 2;
      })
      .map((slide) => originals.indexOf(said(slide)) + 1);
  });
/** What is shown once slide `first` is active: that one and those after it, round the end. */
async function expectShown(frame: Locator, name: Name, first: number): Promise<void> {
  if (name === "Selected work") await expect(frame.getByRole("img", { name: SLIDE_PICTURES[first - 1]?.alt, exact: true })).toBeVisible();
  else await expect.poll(() => shownIn(frame)).toEqual(numbersFrom(name, first));
}

const bringIntoView = (element: Locator) => element.evaluate((found) => found.scrollIntoView({ block: "center", behavior: "instant" }));
/** The corner of the window, over no carousel. */
const movePointerAway = (page: Page) => page.mouse.move(1, 1);

/**
 * Opens a carousel's page on a clock that stands still, and lets it tick until the carousel is about to change: from then on time passes
 * only when the test says so.
 */
async function openOnStoppedClock(page: Page, name: Name): Promise<Locator> {
  const { path, intervalMs } = CAROUSELS[name];
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await watchTimers(page);
  await watchLayoutShifts(page);
  await page.goto(path);
  await touch(page);
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(await isHydrated(page)).toBe(true);
  }).toPass({ intervals: [20] });
  const frame = carousel(page, name);
  // the others of the page may be in the window, too
  await page.locator(`[aria-roledescription=carousel]:not([aria-label="${name}"]) button[aria-label^=Pause]`).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await bringIntoView(frame);
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(await page.evaluate((delay) => [...window.pendingDelaysMs.values()].includes(delay), intervalMs)).toBe(true);
  }).toPass({ intervals: [20] });
  return frame;
}

/** Holds the carousel and lets it go on, so that its interval begins now. */
async function beginInterval(page: Page, frame: Locator, name: Name): Promise<void> {
  await choices(frame).first().hover();
  await expectTimers(page, []);
  await movePointerAway(page);
  await expectTimers(page, [CAROUSELS[name].intervalMs]);
}

for (const name of NAMES) {
  const { intervalMs, count, start } = CAROUSELS[name];
  test.describe(name, () => {
    test.skip(!turns(name), NOTHING_TURNS);
    test.use({ viewport: { width: DESK_PX, height: WINDOW_HEIGHT_PX } });

    test(`change every ${intervalMs / 1000} seconds to the millisecond, from slide ${start} round the end, and move nothing else`, async ({
      page,
    }) => {
      const frame = await openOnStoppedClock(page, name);
      await expect(choices(frame)).toHaveCount(count);
      await expectCurrent(frame, start);
      await expectShown(frame, name, start);
      await beginInterval(page, frame, name);
      const shiftsBefore = await layoutShifts(page);
      let current = start;
      for (let turn = 0; turn < count; turn += 1) {
        await page.clock.runFor(intervalMs - 1);
        expect(await currentOf(frame)).toBe(current);
        await page.clock.runFor(1);
        current = nextOf(name, current);
        await expectCurrent(frame, current);
        await expectTimers(page, [intervalMs]);
      }
      await expectShown(frame, name, start);
      expect(await layoutShifts(page)).toEqual(shiftsBefore);
    });
  });
}

/** The slideshow, and a row: all rows are one component. */
for (const name of ["Selected work", "testimonials"] as const) {
  const { intervalMs, count } = CAROUSELS[name];
  test.describe(name, () => {
    test.skip(!turns(name), NOTHING_TURNS);
    test.use({ viewport: { width: DESK_PX, height: WINDOW_HEIGHT_PX } });

    test("can be jumped through, also past the ends, and go on a whole interval after the pointer has gone", async ({ page }) => {
      const frame = await openOnStoppedClock(page, name);
      await choices(frame)
        .nth(count - 1)
        .click();
      await expectCurrent(frame, count);
      await expectShown(frame, name, count);
      if (name !== "Selected work") {
        await frame.getByRole("button", { name: /^Next/ }).click();
        await expectCurrent(frame, 1);
        await expectShown(frame, name, 1);
        await frame.getByRole("button", { name: /^Previous/ }).click();
        await expectCurrent(frame, count);
        await expectShown(frame, name, count);
      }
      await expectTimers(page, []);
      await movePointerAway(page);
      await expectTimers(page, [intervalMs]);
      await page.clock.runFor(intervalMs);
      await expectCurrent(frame, 1);
    });

    test("hold under the pointer, while the keyboard is in them, off the screen and in a hidden tab; Pause alone ends them", async ({
      page,
    }) => {
      const frame = await openOnStoppedClock(page, name);
      const pause = frame.getByRole("button", { name: /^Pause/ });
      await beginInterval(page, frame, name);

      await pause.focus();
      await page.keyboard.press("Tab");
      await expect(choices(frame).first()).toBeFocused();
      await expectTimers(page, []);
      await page.keyboard.press("Shift+Tab");
      await expectTimers(page, []);
      // without the focus moving elsewhere, for the browser would scroll there, and smoothly
      await pause.blur();
      await expectTimers(page, [intervalMs]);

      await pause.press("Enter");
      await pause.or(frame.getByRole("button", { name: /^Play/ })).blur();
      await expectTimers(page, []);
      await frame.getByRole("button", { name: /^Play/ }).press("Enter");
      await expectTimers(page, [intervalMs]);
      await pause.blur();

      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expectTimers(page, []);
      await bringIntoView(frame);
      await expectTimers(page, [intervalMs]);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await expectTimers(page, []);
    });
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("everything starts paused, and plays when asked", async ({ page }) => {
    await watchTimers(page);
    await open(page, "/", DESK_PX);
    await expect(carousel(page, "client reviews").getByRole("button", { name: /^Play/ })).toBeAttached();
    const show = carousel(page, "Selected work");
    await expect(show.getByRole("button", { name: /^Play/ })).toBeVisible();
    await expectTimers(page, []);
    await show.getByRole("button", { name: /^Play/ }).click();
    await expectTimers(page, [2000]);
  });
});

test.describe("before the scripts have come", () => {
  /** Opens a carousel's page without its scripts. @returns the carousel, and what lets the scripts come */
  async function openEarly(page: Page, name: Name) {
    const letScriptsGo = await holdScripts(page);
    await page.goto(CAROUSELS[name].path, { waitUntil: "domcontentloaded" });
    const frame = carousel(page, name);
    await bringIntoView(frame);
    const hydrate = async () => {
      letScriptsGo();
      await hydrated(page);
    };
    return { frame, hydrate };
  }

  test("a mark of the slideshow that is pressed is shown as soon as they have", async ({ page }) => {
    const { frame, hydrate } = await openEarly(page, "Selected work");
    const last = choices(frame).last();
    await last.click();
    await hydrate();
    await expect(last).toHaveAttribute("aria-current", "true");
    await expect(frame.getByRole("img", { name: SLIDE_PICTURES.at(-1)?.alt })).toBeVisible();
  });

  test("Pause, pressed twice because nothing seemed to happen, pauses", async ({ page }) => {
    const { frame, hydrate } = await openEarly(page, "testimonials");
    await frame.getByRole("button", { name: /^Pause/ }).dblclick();
    await hydrate();
    await expect(frame.getByRole("button", { name: /^Play/ })).toBeVisible();
  });

  test("an arrow that is pressed by keyboard turns the row, which holds while the focus is in it", async ({ page }) => {
    test.skip(!turns("testimonials"), NOTHING_TURNS);
    await watchTimers(page);
    const { frame, hydrate } = await openEarly(page, "testimonials");
    const next = frame.getByRole("button", { name: /^Next/ });
    await next.press("Enter");
    await hydrate();
    await expectCurrent(frame, 2);
    await expect(next).toBeFocused();
    await expectTimers(page, []);
  });

  for (const name of ["Selected work", "testimonials"] as const)
    test(`a pointer that rests on ${name} holds them until it leaves`, async ({ page }) => {
      test.skip(!turns(name), NOTHING_TURNS);
      await watchTimers(page);
      const { frame, hydrate } = await openEarly(page, name);
      await choices(frame).nth(1).hover();
      await hydrate();
      await page.waitForLoadState();
      await expect(frame.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await expectTimers(page, []);
      await movePointerAway(page);
      await expectTimers(page, [CAROUSELS[name].intervalMs]);
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: PHONE_PX, height: WINDOW_HEIGHT_PX }, hasTouch: true, isMobile: true });

  /** More than half a review's width, also without the first 15 px, which Chromium uses to tell a swipe from a tap. */
  const REVIEW_SWIPE_PX = 260;
  const SLIDE_SWIPE_PX = 120;
  const [FRAME_SECONDS, FINGER_RESTS_SECONDS] = [1 / 60, 0.2];

  /** A finger that moves sideways over an element, past its middle. It rests before it lifts, so that no fling adds distance. */
  async function swipe(page: Page, element: Locator, distancePx: number, { lifts = true } = {}) {
    // until it rests where the page was scrolled to, the browser may take the finger for another part's
    await element.tap({ trial: true });
    const box = await element.boundingBox();
    if (!box) throw new Error("the element to swipe is not on the screen");
    const [x, y, steps] = [box.x + (box.width - distancePx) / 2, box.y + box.height / 2, 12];
    const session = await page.context().newCDPSession(page);
    let timestamp = Date.now() / 1000 - 1;
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
    for (let step = 1; step <= steps; step += 1) {
      timestamp += FRAME_SECONDS;
      const touchPoints = [{ x: x + (distancePx * step) / steps, y }];
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints, timestamp });
    }
    timestamp += FINGER_RESTS_SECONDS;
    const lift = async () => {
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
    };
    if (lifts) await lift();
    return { lift };
  }

  test.describe("client reviews", () => {
    test.skip(REVIEWS.length < 3, "data/ holds too few reviews to swipe past the one that is active at first");

    test("turn with a swipe, also round the end, and stay there while they are paused", async ({ page }) => {
      await watchTimers(page);
      await open(page, "/");
      const frame = carousel(page, "client reviews");
      await bringIntoView(frame);
      await frame.getByRole("button", { name: /^Pause/ }).tap();
      await choices(frame).first().tap();
      await expectShown(frame, "client reviews", 1);
      await swipe(page, row(frame), -REVIEW_SWIPE_PX);
      await expectCurrent(frame, 2);
      await expectShown(frame, "client reviews", 2);
      await choices(frame).first().tap();
      await expectShown(frame, "client reviews", 1);
      await swipe(page, row(frame), REVIEW_SWIPE_PX);
      await expectCurrent(frame, REVIEWS.length);
      await expectShown(frame, "client reviews", REVIEWS.length);
      await expectTimers(page, []);
    });

    test("hold under a finger", async ({ page }) => {
      const frame = await openOnStoppedClock(page, "client reviews");
      const finger = await swipe(page, row(frame), -40, { lifts: false });
      await expectTimers(page, []);
      await finger.lift();
      await expectTimers(page, [3000]);
    });

    test("stay under the finger that swipes them when the scripts come", async ({ page }) => {
      /** The slide whose middle is nearest the middle of the row, by its text. */
      const nearest = (track: Locator) =>
        track.evaluate((element) => {
          const middle = (target: Element) => target.getBoundingClientRect().left + target.getBoundingClientRect().width / 2;
          const distance = (slide: Element) => Math.abs(middle(slide) - middle(element));
          return [...element.children].reduce((near, slide) => (distance(slide) < distance(near) ? slide : near)).textContent;
        });
      const letScriptsGo = await holdScripts(page);
      await page.goto("/");
      const frame = carousel(page, "client reviews");
      await bringIntoView(frame);
      await swipe(page, row(frame), -REVIEW_SWIPE_PX);
      await expectShown(frame, "client reviews", 2);
      const finger = await swipe(page, row(frame), -REVIEW_SWIPE_PX, { lifts: false });
      const underFinger = await nearest(row(frame));
      letScriptsGo();
      await expect(row(frame).locator("> [aria-hidden]")).not.toHaveCount(0);
      expect(await nearest(row(frame))).toBe(underFinger);
      await finger.lift();
      await expectShown(frame, "client reviews", 3);
      await expectCurrent(frame, 3);
    });
  });

  test("the slideshow turns with a swipe, and every control has room for a finger", async ({ page }) => {
    await open(page, "/");
    const show = carousel(page, "Selected work");
    await show.getByRole("button", { name: /^Pause/ }).tap();
    await choices(show).first().tap();
    await swipe(page, show.getByRole("img").first(), -SLIDE_SWIPE_PX);
    await expectCurrent(show, 2);
    const sides = await page
      .locator("[aria-roledescription=carousel] button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]));
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
  });

  test("two clients are shown at once", async ({ page }) => {
    await open(page, "/");
    await expect.poll(async () => (await shownIn(carousel(page, "clients"))).length).toBe(Math.min(2, CLIENTS.items.length));
  });
});
