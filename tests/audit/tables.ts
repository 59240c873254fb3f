import type { Browser, Page } from "@playwright/test";
import { ARTICLES, firstOf, lastOf, SERVICES } from "../site-words";
import { type Interaction, interactionTime } from "./interactions";
import { firstLayout, paints, scriptTime } from "./load-times";
import { navigationTime } from "./navigation";
import { DESKTOP, PHONE } from "./throttled-page";

const service = firstOf<{ path: string }>(SERVICES).path;
const lastService = lastOf<{ path: string }>(SERVICES).path;
const article = firstOf<{ path: string }>(ARTICLES).path;

export const TIMED_PAGES = ["/", "/about", service, article];

/** Presses the middle of a control, wherever the page has moved it to, without waiting for anything. */
const press = (selector: string) => async (page: Page) => {
  const control = page.locator(selector).first();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (page.viewportSize()?.width === PHONE.viewport?.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
};
const bringIntoView = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((control) => control.scrollIntoView({ block: "center", behavior: "instant" }));

const BURGER = 'header button[popovertarget][aria-label="Open menu"]';
const DROPDOWN = "header nav summary";
const DOT = 'main button[aria-label^="Show testimonial 2"]';
const QUESTION = "main details:not([open]) summary, main details summary";
const NAME = "[name=fullName]";
const SEND = "form:has([name=fullName]) button[type=submit]";
const onPhone = (address: string, selector: string): Interaction => ({
  address,
  screen: PHONE,
  prepare: bringIntoView(selector),
  act: press(selector),
});

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  "open the menu, phone": { address: "/", screen: PHONE, act: press(BURGER) },
  "a dropdown in it": { address: "/", screen: PHONE, prepare: press(BURGER), act: press(DROPDOWN) },
  "a dropdown, desktop": { address: "/", screen: DESKTOP, act: press(DROPDOWN) },
  "a carousel's dot": onPhone("/about", DOT),
  "a question": onPhone(service, QUESTION),
  "a letter in the form": {
    ...onPhone(service, NAME),
    act: (page) => page.keyboard.press("a"),
    prepare: (page) => page.locator(NAME).first().focus(),
  },
  "send, fields empty": onPhone(service, SEND),
};

const NAVIGATIONS = {
  "home → services": { from: "/", link: 'main a[href="/services"]' },
  "home → about": { from: "/", link: 'footer a[href="/about"]' },
  "services → a service": { from: "/services", link: `main a[href="${lastService}"]` },
  "blog → an article": { from: "/blog", link: `main a[href="${article}"]` },
};

type Measure = (browser: Browser, site: string) => Promise<number>;

/** Every table: its rows, and how a row is measured once. */
export const TABLES: Readonly<Record<string, Readonly<Record<string, Measure>>>> = {
  script: Object.fromEntries(TIMED_PAGES.map((path) => [path, (browser, site) => scriptTime(browser, site + path)])),
  layout: Object.fromEntries(TIMED_PAGES.map((path) => [path, (browser, site) => firstLayout(browser, site + path)])),
  paints: Object.fromEntries(
    TIMED_PAGES.flatMap((path) =>
      (["first paint", "largest paint", "blocked"] as const).map((what): [string, Measure] => [
        `${path} ${what}`,
        async (browser, site) => (await paints(browser, site + path))[what],
      ]),
    ),
  ),
  navigation: Object.fromEntries(
    Object.entries(NAVIGATIONS).flatMap(([name, { from, link }]) =>
      (["settled", "early"] as const).map((when): [string, Measure] => [
        `${name}, ${when}`,
        (browser, site) => navigationTime(browser, { from: site + from, link, when }),
      ]),
    ),
  ),
  interactions: Object.fromEntries(
    Object.entries(INTERACTIONS).flatMap(([name, interaction]) =>
      (["settled", "hydrating"] as const).map((when): [string, Measure] => [
        `${name}, ${when}`,
        (browser, site) => interactionTime(browser, { ...interaction, address: site + interaction.address }, when),
      ]),
    ),
  ),
};
