import { test as base, expect } from "@playwright/test";
import { isHydrated } from "../browser/open-page";
import { startEngine } from "./find-engines";
import { startRecordedSite } from "./recorded-site";
import type { RunningEngine, Tab } from "./tab";

interface Fixtures {
  /** The window of the tested engine. A test also fails if its page had an error. */
  readonly tab: Tab;
  readonly site: Awaited<ReturnType<typeof startRecordedSite>>;
}

/** A test that runs in the engine that its project is named after. */
export const test = base.extend<Fixtures, { engine: RunningEngine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its parameter
    async ({}, use, { project: { name } }) => {
      const running = await startEngine(name);
      await use(running);
      await running.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: async ({ baseURL }, use) => {
    const site = await startRecordedSite(String(baseURL));
    await use(site);
    site.stop();
  },
  // The site stops after the errors are read, because a cancelled request would count as one.
  tab: async ({ engine: { tab }, site: _ }, use) => {
    await use(tab);
    expect(await takeFaults(tab)).toEqual([]);
  },
});

/** Returns the recorded errors and clears them. */
export const takeFaults = (tab: Tab): Promise<string[]> => tab.run(() => window.recordedFaults.splice(0));

/** Opens an address and waits until the page is hydrated. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await hydrated(tab);
}

/**
 * Waits until the page is hydrated. A touch starts its scripts at once. It is repeated, because a document that has just
 * replaced another has no body yet, and then no script that hears the touch.
 */
export const hydrated = (tab: Tab) =>
  expect(async () => {
    await tab.run(() => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
    expect(await tab.run(isHydrated)).toBe(true);
  }).toPass();

/** Scrolls an element to the middle of the viewport, and clicks it once it is still and uncovered. */
export const clickOn = (tab: Tab, selector: string) =>
  expect(async () => {
    await tab.run(waitForRest, selector);
    await tab.click(selector);
  }).toPass();

/** Runs in the page. */
async function waitForRest(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => JSON.stringify(element?.getBoundingClientRect());
  for (let before = ""; before !== place(); ) {
    before = place();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

export { expect };
