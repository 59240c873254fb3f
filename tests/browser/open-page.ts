import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

/** What Safari leaves of an iPhone's 844 px. */
export const WINDOW_HEIGHT_PX = 664;
/** The widths at which the layout is tested. Up to 1024 px the menu slides in (requirements R4.5). */
export const [SMALLEST_PX, PHONE_PX, SLIDE_IN_MENU_PX, DESK_PX] = [320, 390, 1024, 1440] as const;

/** What browsers leave of the screens of usual devices. */
export const WINDOWS = [
  // phones
  [320, 460],
  [360, 560],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 732],
  [430, 739],
  // phones on their side
  [641, 360],
  [667, 331],
  [736, 360],
  [844, 340],
  [932, 380],
  // tablets
  [768, 954],
  [820, 1106],
  [1024, 698],
  // laptops and large screens
  [1025, 698],
  [1280, 577],
  [1366, 625],
  [1440, 789],
  [1920, 945],
  [2560, 1297],
] as const;

/** Runs in the page. React hydrates the form last, because it has its own boundary. */
export const isHydrated = () =>
  Object.keys(document.querySelector("[data-hydrated] form:has([name=fullName])") ?? {}).some((key) => key.startsWith("__react"));

export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Touches the page, which starts its scripts at once. Otherwise they wait until the page is idle. */
export const touch = (page: Page): Promise<void> => page.locator("body").dispatchEvent("pointerdown");

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await touch(page);
  await hydrated(page);
}

/**
 * Holds back matching files of all pages that are opened from now on.
 * @returns a function that releases them
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

export const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/*.js");

/** Opens a page with the styles for browsers with JavaScript, but never hydrates it. */
export async function openWithoutScripts(page: Page, path: string, width?: number): Promise<void> {
  if (width) await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
}

/** As long as the longest today, for which a first screen has room. An editor's may be longer. */
const FIRST_SCREEN_TEXTS = {
  "nav li:last-child": "Institutional",
  "h1:has(+ p)": "There is no page at this address",
  "h1:has(+ div > .lead)": "Fire fighting and fire alarm",
  "h1 > small": "Welcome to Kelvin. ",
  "h1:has(small)": "Engineering you can measure",
  "hgroup > p": "Security by sector",
  "hgroup > h1:not([class])": "Institutional",
  "hgroup > h1[class]": "Unique Corporate Security Solutions",
  ":is(h1, hgroup) + p":
    "Building services, instruments and security systems for plants, hospitals, hotels and homes. Designed and commissioned by us.",
  "h1 + div > .lead":
    "Cooling, ventilation and humidity held where your process, your patients or your guests need them, for the least energy the building will allow.",
  "[data-part=button]": "Book a lobby count",
  "[data-part=choices] li span:first-child": "Commercial",
  "div:has(> [data-part=button]) + p": "ISO 9001:2015 certified, 24/7 customer care",
};

/** Opens a page without scripts, and replaces the texts of its first screen. */
export async function openWithUsualTexts(page: Page, path: string): Promise<void> {
  await openWithoutScripts(page, path);
  await page.evaluate((texts) => {
    // Longer labels than today's make a second row.
    document.querySelector("header")?.style.setProperty("block-size", "var(--above-content)");
    for (const [selector, text] of Object.entries(texts))
      for (const element of document.querySelectorAll(`main > :first-child ${selector}`)) {
        const last = [...element.childNodes].findLast((node) => node instanceof Text && /\S/.test(node.data));
        if (last) last.textContent = text;
      }
  }, FIRST_SCREEN_TEXTS);
}

/** Loads all pictures of the page, including lazy ones. */
export const loadPictures = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all([...document.images].map((picture) => Object.assign(picture, { loading: "eager" }).decode())));

/** @returns how much wider the page is than the viewport, in pixels */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** @returns the texts that a box clips or that overflow their control, and the words broken across lines */
export const unreadableTexts = (within: Locator, wholeWordMaxLetters: number): Promise<string[]> =>
  within.evaluateAll((roots, wholeWordMaxLetters) => {
    const TOLERANCE_PX = 1.5;
    const NOT_READ = "script, style, svg, .visually-hidden, .skip, [aria-hidden=true]";
    const unreadable = new Set<string>();
    const isOutside = (box: Element, text: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isControl = box.matches("button, [data-part=button]");
      const isWider = text.left < left - TOLERANCE_PX || text.right > right + TOLERANCE_PX;
      const isHigher = text.top < top - TOLERANCE_PX || text.bottom > bottom + TOLERANCE_PX;
      return (isWider && (isControl || /hidden|clip/.test(overflowX))) || (isHigher && (isControl || /hidden|clip/.test(overflowY)));
    };
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent ?? "";
        if (!/\S/.test(text) || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(NOT_READ)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const place = range.getBoundingClientRect();
        for (let box: Element | null = parent; place.width > 0 && box && box !== document.body; box = box.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(box).overflowX)) break; // Its text can be scrolled.
          if (isOutside(box, place)) unreadable.add(`${text.trim().slice(0, 40)} is clipped by ${box.localName}.${box.className}`);
        }
        for (const { 0: word, index } of text.matchAll(/[^\s/-]+/g)) {
          if (word.length > wholeWordMaxLetters) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) unreadable.add(`${word} is broken in ${parent.localName}.${parent.className}`);
        }
      }
    }
    return [...unreadable];
  }, wholeWordMaxLetters);

export const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

export const expectScrolledTo = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - top), `near ${top} px`).toBeLessThan(10);

/** A scroll has ended after this many frames without movement. */
const STILL_FRAMES = 10;

/** Waits until the page has stopped scrolling. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (stillFrames) =>
      new Promise<void>((resolve) => {
        let [last, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames < stillFrames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STILL_FRAMES,
  );

/** Records every layout shift of the pages that are opened from now on, including shifts that the visitor caused. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) window.layoutShifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** @returns the score of every layout shift of the page so far (web.dev/cls) */
export const layoutShifts = (page: Page): Promise<number[]> => page.evaluate(() => window.layoutShifts);

export const sumOfLayoutShifts = async (page: Page): Promise<number> => (await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0);

/** Runs in the page. @returns pictures that do not show, covered controls, and the horizontal overflow */
export async function pageFaults(): Promise<string[]> {
  const faults: string[] = [];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  for (const image of [...document.images].filter((each) => each.checkVisibility())) {
    image.loading = "eager";
    if (!image.complete) await new Promise((resolve) => ["load", "error"].map((event) => image.addEventListener(event, resolve)));
    if (image.naturalWidth === 0) faults.push(`${nameOf(image)} has no pixels`);
  }
  const tooWidePx = document.documentElement.scrollWidth - innerWidth;
  if (tooWidePx > 0) faults.push(`scrolls sideways by ${tooWidePx} px`);
  for (const control of document.querySelectorAll("a, button, summary, :is(input, textarea):not([tabindex='-1'])")) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = control.getClientRects(); // The first line of a link.
    const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !control.contains(top) && !top.contains(control)) faults.push(`${nameOf(control)} is covered by ${nameOf(top)}`);
  }
  return faults;
}
