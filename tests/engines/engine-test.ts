import { test as base, expect } from "@playwright/test";
import { HYDRATED } from "../../src/site/hydrated";
import { ENGINES, startEngine } from "./find-engines";
import { RecordedSite } from "./recorded-site";
import type { RunningEngine, Tab } from "./tab";

interface Fixtures {
  /** The window of the engine under test. A test fails, too, if a page in it had an error. */
  readonly tab: Tab;
  readonly site: RecordedSite;
}
interface WorkerFixtures {
  readonly engine: RunningEngine;
}

/** A test that runs in the engine after which its project is called. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its parameter
    async ({}, use, { project: { name } }) => {
      const engine = ENGINES.find((candidate) => candidate === name);
      if (!engine) throw new Error(`There is no engine ${name}.`);
      const running = await startEngine(engine);
      await use(running);
      await running.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: async ({ baseURL }, use) => {
    const site = new RecordedSite(String(baseURL));
    await site.start();
    await use(site);
    await site.stop();
  },
  // the site must outlast the tab: what is still on its way when it stops would count as an error
  tab: async ({ engine, site: _ }, use) => {
    await use(engine.tab);
    expect(await engine.tab.run(() => window.recordedFaults)).toEqual([]);
  },
});

/** How often a page is asked whether it is hydrated. Timers run where frames do not: WebKitGTK may leave out those of a page that is arriving. */
const LOOK_INTERVAL_MS = 20;

/** Opens an address and waits until every control works. */
export async function openHydrated(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await hydrate(tab);
}

/** Lets the page's script start, and waits until every control works. */
export const hydrate = (tab: Tab): Promise<void> =>
  tab.run(
    async (mark, intervalMs) => {
      // scripts start early at the first touch of the page, which may still be arriving
      while (!(mark in document.documentElement.dataset)) {
        document.body?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
        await new Promise((done) => setTimeout(done, intervalMs));
      }
    },
    HYDRATED,
    LOOK_INTERVAL_MS,
  );

/**
 * Brings an element into the middle of the window, waits until it rests there with nothing over it, and clicks on its middle.
 * @param selector of exactly one visible element
 */
export async function clickOn(tab: Tab, selector: string): Promise<void> {
  let at: { x: number; y: number } | undefined;
  await expect(async () => {
    const { point, fault } = await tab.run(middleAtRest, selector);
    at = point;
    expect(fault).toBe("");
  }).toPass();
  if (at) await tab.click(at.x, at.y);
}

/** Runs in the page. */
async function middleAtRest(selector: string) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(selector)].filter(isVisible);
  const [element] = found;
  if (!element || found.length > 1) return { fault: `${found.length} visible elements match ${selector}` };
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const point = middle();
  const top = document.elementFromPoint(point.x, point.y);
  const rests = before.x === point.x && before.y === point.y;
  if (rests && element.contains(top)) return { point, fault: "" };
  return { fault: rests ? `${top?.outerHTML.slice(0, 200)} covers ${selector}` : `${selector} does not rest` };
}

/** Waits for what the page will say, as `expect.poll`. */
export const eventually = <Value>(read: () => Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: [50, 100, 200], message });

export { expect };
