import { HYDRATED } from "../../src/site/hydrated";
import type { EnginePage } from "./engine";
import { expect } from "./engine-test";

/** Opens an address and waits until every control answers. */
export async function openHydrated(tab: EnginePage, address: string): Promise<void> {
  await tab.open(address);
  await hydrate(tab);
}

/** How often a page is asked whether it answers. Timers run where frames do not: WebKitGTK may leave out those of a page that is arriving. */
const LOOK_INTERVAL_MS = 20;

/** Lets the page's script start, and waits until every control answers. */
export async function hydrate(tab: EnginePage): Promise<void> {
  await tab.run(
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
}

/** Everything that moves is at rest long before; a busy machine may draw less than a frame a second. */
const PATIENCE_MS = 20_000;

/**
 * Brings an element into the middle of the window, waits until it rests there with nothing over it, and clicks on its middle.
 * @param selector of exactly one visible element
 */
export async function clickOn(tab: EnginePage, selector: string): Promise<void> {
  const point = await tab.run(middleAtRest, selector, PATIENCE_MS);
  await tab.click(point.x, point.y);
}

/** Runs in the page. */
async function middleAtRest(selector: string, patienceMs: number) {
  const frame = () => new Promise(requestAnimationFrame);
  const deadline = performance.now() + patienceMs;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  let found: Element[] = [];
  do {
    found = [...document.querySelectorAll(selector)].filter(isVisible);
    await frame();
  } while (found.length === 0 && performance.now() < deadline);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} visible elements match ${selector}`);

  element.scrollIntoView({ block: "center", behavior: "instant" });
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  for (let before = { x: 0, y: 0 }; ; before = middle()) {
    await frame();
    await frame();
    const { x, y } = middle();
    const top = document.elementFromPoint(x, y);
    if (before.x === x && before.y === y && element.contains(top)) return { x, y };
    if (performance.now() > deadline) throw new Error(`${selector} does not rest, or ${top?.outerHTML.slice(0, 200)} covers it`);
  }
}

/** How often a value is read that is waited for: more seldom the longer it takes, because each question goes through the driver. */
const POLL_INTERVALS_MS = [50, 100, 200];

/** Waits for what the page will say, as `expect.poll`. */
export const eventually = <Value>(read: () => Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: POLL_INTERVALS_MS, message });

/** What a visitor's console says so far. */
export const recordedFaults = (tab: EnginePage) => tab.run(() => window.recorded.faults);
