import type { EnginePage } from "./engine";
import { expect, test } from "./engine-test";
import { clickOn, eventually, openHydrated, recordedFaults } from "./page-actions";

// every kind of carousel, on a phone or a desk
for (const { path, width } of [
  { path: "/", width: 1440 },
  { path: "/about", width: 390 },
])
  test(`the carousels of ${path} move, pause, jump and go round at ${width} px`, async ({ tab, site }) => {
    await tab.resize(width, 900);
    await openHydrated(tab, site.address + path);
    const names = await tab.run(() =>
      [...document.querySelectorAll("[aria-roledescription=carousel]")].map((frame) => frame.getAttribute("aria-label")),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) await test.step(`${name}`, () => tryCarousel(tab, `[aria-roledescription=carousel][aria-label="${name}"]`));
    expect(await recordedFaults(tab)).toEqual([]);
  });

async function tryCarousel(tab: EnginePage, frame: string): Promise<void> {
  const state = () => tab.run(stateOf, frame);
  const expectShown = (slide: number) =>
    eventually(async () => {
      const { current, shown } = await state();
      return { current, shown };
    }).toEqual({ current: slide, shown: slide });

  await tab.point(1, 1); // a pointer over a carousel holds it
  await tab.run((frame) => document.querySelector(frame)?.scrollIntoView({ block: "center", behavior: "instant" }), frame);
  const before = await state();
  const { count } = before;
  expect(count).toBeGreaterThan(1);
  await eventually(async () => (await state()).current, "it moves by itself").not.toBe(before.current);

  await clickOn(tab, `${frame} button[aria-label^="Pause"]`);
  await eventually(async () => (await state()).isRotating, "it rests while paused").toBe(false);

  const choice = (slide: number) => `${frame} button[aria-label$=" ${slide} of ${count}"]`;
  await clickOn(tab, choice(count));
  await expectShown(count);
  const { hasArrows } = await state();
  if (hasArrows) {
    await clickOn(tab, `${frame} button[aria-label^="Next"]`);
    await expectShown(1);
    await clickOn(tab, `${frame} button[aria-label^="Previous"]`);
    await expectShown(count);
  }
  await clickOn(tab, choice(1));
  await expectShown(1);
  await clickOn(tab, choice(2));
  await expectShown(2);
}

/** Runs in the page. Slides are counted from 1. */
function stateOf(frameSelector: string) {
  const frame = document.querySelector(frameSelector);
  if (!frame) throw new Error(`no ${frameSelector}`);
  const choices = [...frame.querySelectorAll("button[aria-label*=' of ']")];
  const row = frame.querySelector("[role=group][aria-label^='All ']");
  const slides = [...frame.querySelectorAll("[role=group][aria-roledescription=slide]")];
  return {
    count: choices.length,
    current: choices.findIndex((choice) => choice.getAttribute("aria-current") === "true") + 1,
    shown: Number((row ? slideAtStart(row) : visibleSlide())?.getAttribute("aria-label")?.split(" ")[0]),
    // while slides change by themselves, nothing is announced
    isRotating: frame.querySelector("[aria-live]")?.getAttribute("aria-live") === "off",
    hasArrows: frame.querySelector("button[aria-label^='Next']") !== null,
  };

  /** In a row: the slide at its start. At rest that is never one of the copies. */
  function slideAtStart(row: Element) {
    const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
    return slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - start) <= 2);
  }
  /** In the slideshow: the one whose picture has come and is fully seen. */
  function visibleSlide() {
    return slides.find((slide) => {
      const { opacity, visibility } = getComputedStyle(slide);
      return visibility === "visible" && opacity === "1" && slide.querySelector("img")?.naturalWidth;
    });
  }
}
