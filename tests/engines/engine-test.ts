import { test as base, expect } from "@playwright/test";
import { startEngine } from "./find-engines";
import { type Service, startRecordedSite } from "./recorded-site";
import type { RunningEngine, Tab } from "./tab";

interface Fixtures {
  /** The window of the tested engine. The test also fails if the page in it had an error. */
  readonly tab: Tab;
  /** The site's address, without a slash at its end. */
  readonly site: string;
  readonly recorded: { readonly address: string; readonly service: Service };
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
  recorded: async ({ baseURL }, use) => {
    const recorded = await startRecordedSite(String(baseURL));
    await use(recorded);
    recorded.stop();
  },
  site: ({ recorded }, use) => use(recorded.address),
  // The site stops after the tab is read: a request that it cancels would count as an error.
  tab: async ({ engine, site: _ }, use) => {
    await use(engine.tab);
    await expect.poll(() => engine.tab.run(() => window.recordedFaults)).toEqual([]);
  },
});

/** Opens an address and waits until the page is hydrated. */
export async function openHydrated(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await hydrate(tab);
}

/** Waits until the page is hydrated. The touch makes its scripts start at once. */
export const hydrate = (tab: Tab): Promise<void> =>
  tab.run(async () => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    const isHydrated = () =>
      "hydrated" in document.documentElement.dataset &&
      Object.keys(document.querySelector("form:has([name=fullName])") ?? {}).some((key) => key.startsWith("__react"));
    while (!isHydrated()) await new Promise(requestAnimationFrame);
  });

export const pathname = (tab: Tab): Promise<string> => tab.run(() => location.pathname);

/**
 * Scrolls an element to the middle of the window, waits until it rests with nothing over it, and clicks its middle.
 * @param selector of exactly one visible element
 */
export const clickOn = (tab: Tab, selector: string): Promise<void> =>
  expect(async () => {
    const { x, y } = await tab.run(middleAtRest, selector);
    await tab.click(x, y);
  }).toPass();

/** Runs in the page. @throws if the element cannot be clicked now */
async function middleAtRest(selector: string): Promise<{ x: number; y: number }> {
  const visible = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const [element] = visible;
  if (!element || visible.length > 1) throw new Error(`${visible.length} visible elements match ${selector}`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y) throw new Error(`${selector} moves`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (!element.contains(top)) throw new Error(`${top?.outerHTML.slice(0, 200)} covers ${selector}`);
  return { x, y };
}

export { expect };
