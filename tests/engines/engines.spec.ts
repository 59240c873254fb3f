import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { clickOn, eventually, expect, hydrate, openHydrated, test } from "./engine-test";
import type { Tab } from "./tab";

const [PHONE_PX, DESK_PX, HEIGHT_PX] = [390, 1440, 900];

const pathname = (tab: Tab) => tab.run(() => location.pathname);

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(`${path} loads without an error, and nothing on it is covered, broken or too wide, on a phone and on a desk`, async ({
    tab,
    site,
  }) => {
    await tab.resize(PHONE_PX, HEIGHT_PX);
    await openHydrated(tab, site.address + path);
    expect.soft(await tab.run(faultsInView), "on a phone").toEqual([]);
    await tab.resize(DESK_PX, HEIGHT_PX);
    expect.soft(await tab.run(faultsInView), "on a desk").toEqual([]);
  });

/**
 * Reads the page from its top to its end, a window at a time, as a visitor who scrolls does. Runs in the page.
 * @returns headings, links and controls that something covers, pictures without pixels, and a page that scrolls sideways
 */
async function faultsInView(): Promise<string[]> {
  const faults = new Set<string>();
  const seen = new Set<Element>();
  const frame = () => new Promise(requestAnimationFrame);
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  const isStuck = (element: Element | null): boolean =>
    element !== null && (["fixed", "sticky"].includes(getComputedStyle(element).position) || isStuck(element.parentElement));

  /** Whether a point is inside everything around an element that clips or scrolls. */
  function isShownAt(element: Element, x: number, y: number): boolean {
    for (let around: Element | null = element.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const isClipped = getComputedStyle(around).overflow !== "visible" && around !== document.body && around !== document.documentElement;
      if (isClipped && (x <= box.left || x >= box.right || y <= box.top || y >= box.bottom)) return false;
    }
    return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  }
  function checkOnTop(element: Element): void {
    const box = element.getClientRects()[0]; // of a link over several lines, the first
    if (seen.has(element) || !box || box.width <= 1 || box.height <= 1) return;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!isShownAt(element, x, y)) return;
    const top = document.elementFromPoint(x, y);
    // a card's link covers the whole card
    const isCardsLink = top?.localName === "a" && top.closest("li, article")?.contains(element);
    const isFree = top && (isCardsLink || element.contains(top) || top.contains(element));
    // what is under the header or the dock now comes out from under it as the page scrolls
    if (!isFree && isStuck(top) && !isStuck(element)) return;
    seen.add(element);
    if (!isFree) faults.add(`${nameOf(element)} is covered by ${top ? nameOf(top) : "nothing that can be pressed"}`);
  }

  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
    for (const element of document.querySelectorAll("h1, h2, h3, h4, a, button, summary, input, textarea")) checkOnTop(element);
  }
  const drawn = [...document.images].filter((image) => image.getClientRects().length > 0);
  await Promise.all(
    drawn.map(async (image) => {
      image.loading = "eager";
      if (!image.complete) await new Promise((done) => ["load", "error"].map((event) => image.addEventListener(event, done)));
      if (image.naturalWidth === 0) faults.add(`${nameOf(image)} has no pixels`);
    }),
  );
  const tooWidePx = document.documentElement.scrollWidth - innerWidth;
  if (tooWidePx > 0) faults.add(`scrolls sideways by ${tooWidePx} px`);
  return [...faults];
}

test.describe("the menu", () => {
  /** These run in the page. */
  const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.localName;
  const isMenuOpen = () => document.querySelector("[popover]")?.matches(":popover-open");
  const openDropdowns = () =>
    [...document.querySelectorAll("header details[open]")].map((list) => list.previousElementSibling?.getAttribute("href"));

  test("of a phone opens, takes the focus, closes and gives it back", async ({ tab, site }) => {
    await tab.resize(PHONE_PX, HEIGHT_PX);
    await openHydrated(tab, `${site.address}/about`);
    await clickOn(tab, "header [aria-label='Open menu']");
    await eventually(() => tab.run(focusedName)).toBe("Close menu");
    await tab.press("Escape");
    await eventually(() => tab.run(isMenuOpen)).toBe(false);
    await eventually(() => tab.run(focusedName)).toBe("Open menu");
    await tab.press("Enter");
    await eventually(() => tab.run(isMenuOpen)).toBe(true);
    await clickOn(tab, "header [aria-label='Close menu']");
    await eventually(() => tab.run(focusedName)).toBe("Open menu");
    await clickOn(tab, "header [aria-label='Open menu']");
    await clickOn(tab, "header nav a[href='/blog']");
    await eventually(() => pathname(tab)).toBe("/blog");
    await eventually(() => tab.run(isMenuOpen)).toBe(false);
  });

  test("as a bar opens one dropdown at a time, closes it with Escape, and its links lead on", async ({ tab, site }) => {
    await tab.resize(DESK_PX, HEIGHT_PX);
    await openHydrated(tab, `${site.address}/about`);
    for (const path of ["/solutions", "/services"]) {
      await clickOn(tab, `header li:has(> a[href='${path}']) summary`);
      await eventually(() => tab.run(openDropdowns)).toEqual([path]);
    }
    await tab.press("Tab");
    const focusedLink = () => tab.run(() => document.activeElement?.closest("details a")?.getAttribute("href") ?? "none");
    await eventually(focusedLink, "the keyboard goes on inside").toMatch(/^\/services/);
    await tab.press("Escape");
    await eventually(() => tab.run(openDropdowns)).toEqual([]);
    expect(await tab.run(() => document.activeElement?.localName)).toBe("summary");
    await clickOn(tab, "header li:has(> a[href='/services']) summary");
    await clickOn(tab, "header details[open] li:last-child a");
    await eventually(() => pathname(tab)).toMatch(/^\/services\/./);
    await eventually(() => tab.run(openDropdowns)).toEqual([]);
  });
});

for (const { path, width } of [
  { path: "/", width: DESK_PX },
  { path: "/about", width: PHONE_PX },
])
  test(`the carousels of ${path} move by themselves, pause and jump at ${width} px`, async ({ tab, site }) => {
    await tab.resize(width, HEIGHT_PX);
    await openHydrated(tab, site.address + path);
    const names = await tab.run(() =>
      [...document.querySelectorAll("[aria-roledescription=carousel]")].map((frame) => frame.getAttribute("aria-label")),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const frame = `[aria-roledescription=carousel][aria-label="${name}"]`;
      const state = () => tab.run(carouselState, frame);
      await tab.click(1, 1); // a pointer over a carousel holds it
      await tab.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }), frame);
      const { count, current } = await state();
      expect(count).toBeGreaterThan(1);
      await eventually(async () => (await state()).current, `${name} move`).not.toBe(current);
      await clickOn(tab, `${frame} button[aria-label^="Pause"]`);
      for (const slide of [count, 1, 2]) {
        await clickOn(tab, `${frame} button[aria-label$=" ${slide} of ${count}"]`);
        await eventually(state, `${name} show slide ${slide}`).toMatchObject({ current: slide, shown: slide });
      }
    }
  });

/** Runs in the page. Slides are counted from 1. */
function carouselState(selector: string) {
  const frame = document.querySelector(selector);
  const choices = [...(frame?.querySelectorAll("button[aria-label*=' of ']") ?? [])];
  const slides = [...(frame?.querySelectorAll("[role=group][aria-roledescription=slide]") ?? [])];
  const row = frame?.querySelector("[role=group][aria-label^='All ']");
  const start = row ? row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft) : 0;
  const shown = slides.find((slide) => {
    // at rest, the slide at the row's start is never one of the copies
    if (row) return Math.abs(slide.getBoundingClientRect().left - start) <= 2;
    const { opacity, visibility } = getComputedStyle(slide);
    return visibility === "visible" && opacity === "1" && slide.querySelector("img")?.naturalWidth;
  });
  return {
    count: choices.length,
    current: choices.findIndex((choice) => choice.getAttribute("aria-current") === "true") + 1,
    shown: Number(shown?.getAttribute("aria-label")?.split(" ")[0]),
  };
}

test("a link in view is prefetched, leads to the top of its page, and back and forward restore the place", async ({ tab, site }) => {
  await tab.resize(DESK_PX, HEIGHT_PX);
  await tab.open(`${site.address}/services`);
  // the last card: far below the first screen, and scrolled to before the script has come
  const href = await tab.run(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/services/']")].at(-1);
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    return link?.getAttribute("href") ?? "";
  });
  await hydrate(tab);
  await eventually(async () => [...site.requested], "its data is prefetched").toContain(`/page-data${href}/page-data.json`);
  const place = () => tab.run(() => Math.round(scrollY));
  const leftAt = await place();
  expect(leftAt).toBeGreaterThan(0);
  await clickOn(tab, `main a[href="${href}"]`);
  await eventually(() => pathname(tab)).toBe(href);
  await eventually(place).toBe(0);
  await eventually(() => tab.run(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
  await tab.run(async () => {
    scrollTo({ top: 700, behavior: "instant" });
    // seen by a visitor, and so remembered
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await tab.run(() => history.back());
  await eventually(() => pathname(tab)).toBe("/services");
  const hundredsOff = async () => Math.round(((await place()) - leftAt) / 100) || 0;
  await eventually(hundredsOff, "back restores the place").toBe(0);
  await tab.run(() => history.forward());
  await eventually(() => pathname(tab)).toBe(href);
  await eventually(place, "forward restores the place").toBe(700);
});

test.describe("the form", () => {
  const ENQUIRY = {
    fullName: "Asha Rao",
    company: "Plant & Sons",
    email: "asha@plant.example",
    phone: "98480 00000",
    message: "Two chillers trip on high head pressure.\nSince May.",
  };

  /** Runs in the page. */
  const formState = () => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>("form:has([name=fullName]) :is(input:not([type=hidden], [tabindex='-1']), textarea)"),
    ];
    const alert = document.querySelector("[role=alert]");
    return {
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      invalid: fields.filter(({ ariaInvalid }) => ariaInvalid === "true").map(({ name }) => name),
      waysInAlert: [...(alert?.querySelectorAll("a") ?? [])].map(({ hash, protocol }) => hash || protocol),
      // the focus goes to what is around the alert (src/components/alert.tsx)
      isAlertFocused: alert !== null && alert.parentElement === document.activeElement,
    };
  };
  const send = (tab: Tab) => clickOn(tab, "form:has([name=fullName]) button[type=submit]");

  test("refuses what is incomplete, keeps what was typed, says when it fails, and sends", async ({ tab, site }) => {
    const state = () => tab.run(formState);
    await tab.resize(DESK_PX, HEIGHT_PX);
    await openHydrated(tab, `${site.address}/contact`);
    await send(tab);
    await eventually(state, "it refuses an empty form").toMatchObject({ invalid: ["fullName", "email", "message"], isAlertFocused: true });
    for (const [name, text] of Object.entries(ENQUIRY)) {
      await clickOn(tab, `form [name=${name}]`);
      await tab.type(text);
    }
    await eventually(state).toMatchObject({ values: ENQUIRY, invalid: [] });
    await openHydrated(tab, `${site.address}/contact`);
    await eventually(state, "it keeps what was typed").toMatchObject({ values: ENQUIRY });

    site.refusal = 500;
    await send(tab);
    await eventually(async () => (await state()).waysInAlert, "it says that it failed, and other ways to ask").toContain("mailto:");
    expect((await state()).values).toEqual(ENQUIRY);
    // the page has logged why, for its owner
    await tab.run(() => window.recordedFaults.splice(0));
    site.refusal = undefined;
    await send(tab);
    await eventually(async () => site.messages(), "it sends").toEqual([ENQUIRY]);
    await eventually(state, "it says that it sent").toMatchObject({ isAlertFocused: true, waysInAlert: [] });
    expect(Object.values((await state()).values).join("")).toBe("");
  });

  test("shows the message field whole when the keyboard gets to it on a phone", async ({ tab, site }) => {
    await tab.resize(PHONE_PX, HEIGHT_PX);
    await openHydrated(tab, `${site.address}${LIGHT_PAGE}`);
    await tab.run(() => {
      document.querySelector<HTMLElement>("form [name=phone]")?.focus();
      // as low in the window as the browser lets a field of one line be
      const field = document.activeElement?.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
      if (field) scrollBy({ top: field.bottom - innerHeight + padding, behavior: "instant" });
    });
    await tab.press("Tab");
    const message = () =>
      tab.run(() => {
        const below = (document.activeElement?.getBoundingClientRect().bottom ?? 0) - innerHeight;
        return { name: document.activeElement?.getAttribute("name"), pxOutside: Math.max(0, Math.round(below)) };
      });
    await eventually(message).toEqual({ name: "message", pxOutside: 0 });
  });
});
