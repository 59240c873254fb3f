import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { DESK_PX, PHONE_PX, pageFaults, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { carouselState, ENQUIRY as FULL_ENQUIRY, NAMES } from "../browser/parts";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { firstOf, SOLUTIONS } from "../site-content";
import { clickOn, expect, hydrated, open, takeFaults, test } from "./engine-test";
import { ARROW_LEFT, ARROW_RIGHT, ENTER, ESCAPE, TAB } from "./tab";

// Tests what differs between engines, in Debian's Firefox and WebKit. Playwright drives only its own builds of them, which a
// closed network cannot download. Once it drives installed ones, run tests/browser in them and delete this folder.

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(`${path} loads without an error, shows its pictures, fits the viewport, and no control is covered`, async ({ tab, site }) => {
    await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
    await open(tab, site.address + path);
    expect.soft(await tab.run(pageFaults), "on a phone").toEqual([]);
    await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
    expect.soft(await tab.run(pageFaults), "on a desk").toEqual([]);
  });

test("a solution's cover is as wide as a phone", async ({ tab, site }) => {
  await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
  await open(tab, site.address + firstOf(SOLUTIONS).path);
  const missingPx = () => document.documentElement.clientWidth - (document.querySelector("main img")?.clientWidth ?? 0);
  expect(await tab.run(missingPx)).toBe(0);
});

test("the columns of a text start at the same height", async ({ tab, site }) => {
  await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
  await open(tab, `${site.address}/about`);
  const differencesPx = await tab.run(() =>
    [...document.querySelectorAll(".text-columns:has(> :nth-child(2))")].map((text) => {
      const lines = [...text.children].flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return [...range.getClientRects()];
      });
      const { left, width } = text.getBoundingClientRect();
      const isSecond = (line: DOMRect) => line.left > left + width / 2;
      const startOf = (column: DOMRect[]) => Math.min(...column.map(({ top }) => top));
      return Math.round(startOf(lines.filter(isSecond)) - startOf(lines.filter((line) => !isSecond(line))));
    }),
  );
  expect(differencesPx).toEqual(differencesPx.map(() => 0));
  expect(differencesPx).not.toEqual([]);
});

test("a phone's menu takes the focus and returns it, its link leads to the top of a page, and Back and Forward restore the scroll position", async ({
  tab,
  site,
}) => {
  const place = () => tab.run(() => `${location.pathname} ${Math.round(scrollY)}`);
  const scrollPage = (top: number) => tab.run((y) => scrollTo({ top: y, behavior: "instant" }), top);
  const focusedPart = () => tab.run(() => document.activeElement?.getAttribute("data-part"));
  await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
  await open(tab, `${site.address}/services`);
  await clickOn(tab, "header [data-part='open-menu']");
  await expect.poll(focusedPart).toBe("close-menu");
  await tab.type(ESCAPE);
  await expect.poll(focusedPart).toBe("open-menu");
  await scrollPage(1200);
  await tab.run(() => document.querySelector<HTMLElement>("header nav a[href='/about']")?.click());
  await expect.poll(place).toBe("/about 0");
  // Leaving a page while its scripts load would count as an error.
  await hydrated(tab);
  await scrollPage(700);
  await tab.run(() => history.back());
  await expect.poll(place).toBe("/services 1200");
  await hydrated(tab);
  await tab.run(() => history.forward());
  await expect.poll(place).toBe("/about 700");
  await hydrated(tab);
});

test("after a modal dialog of somebody else over the phone's menu, a key makes the page usable again", async ({ tab, site }) => {
  const isInert = () => tab.run(() => document.querySelector("main")?.inert);
  await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
  await open(tab, site.address + LIGHT_PAGE);
  await clickOn(tab, "header [data-part='open-menu']");
  await expect.poll(isInert).toBe(true);
  await tab.run(() => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    dialog.remove();
  });
  await tab.type(TAB);
  await expect.poll(isInert).toBe(false);
});

test("the skip link leads to the content, and Tab continues from a clicked text", async ({ tab, site }) => {
  const isFocused = (selector: string) => tab.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isFirstOfMain = () => tab.run(() => document.activeElement === document.querySelector("main :is(a, button, summary, input)"));
  await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
  await open(tab, site.address + LIGHT_PAGE);
  await tab.type(TAB);
  expect(await isFocused(".skip")).toBe(true);
  await tab.type(ENTER + TAB);
  expect(await isFirstOfMain()).toBe(true);
  await clickOn(tab, "#enquiry h2");
  await tab.type(TAB);
  expect(await isFocused("#enquiry *")).toBe(true);
});

const HOME_CAROUSELS = NAMES.filter((name) => name !== "testimonials");

test("the home page's carousels play, pause, jump and follow the arrow keys", async ({ tab, site }, { project }) => {
  // Each engine where it is used most: WebKit on phones, Firefox on desktops.
  await tab.resize(project.name === "webkit" ? PHONE_PX : DESK_PX, WINDOW_HEIGHT_PX);
  await open(tab, `${site.address}/`);
  for (const name of HOME_CAROUSELS) {
    const frame = `[data-part="${name}"]`;
    const state = () => tab.run(carouselState, frame);
    await tab.movePointerAway(); // Over a carousel it would pause autoplay.
    await tab.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }), frame);
    const { count, current } = await state();
    await expect.poll(async () => (await state()).current, `${name} move`).not.toBe(current);
    await clickOn(tab, `${frame} [data-part=pause]`);
    for (const slide of [count, 1, 2]) {
      await clickOn(tab, `${frame} [data-part=choices] > :nth-child(${slide})`);
      await expect.poll(state, `${name} show slide ${slide}`).toMatchObject({ current: slide, shown: slide });
    }
    const hasRow = await tab.run((selector) => {
      const row = document.querySelector<HTMLElement>(`${selector} [data-part=row]`);
      row?.focus();
      return row !== null;
    }, frame);
    for (const [key, slide] of hasRow
      ? ([
          [ARROW_LEFT, 1],
          [ARROW_LEFT, count],
          [ARROW_RIGHT, 1],
        ] as const)
      : []) {
      await tab.type(key);
      await expect.poll(state, `${name} show slide ${slide}`).toMatchObject({ current: slide, shown: slide });
    }
  }
});

/** Height of a phone's viewport while its keyboard is open. */
const OVER_KEYBOARD_PX = 500;
const ENQUIRY = { ...FULL_ENQUIRY, message: "Two chillers trip." };

test("an enquiry is typed by keyboard, kept when sending fails, and sent", async ({ tab, site: { address, service } }) => {
  const state = () => tab.run(formState);
  await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
  await open(tab, address + LIGHT_PAGE);
  await clickOn(tab, "#enquiry [name=email]");
  await tab.type(ENTER);
  await expect
    .poll(state, "the browser says what is missing")
    .toMatchObject({ focused: { name: "fullName", isWhole: true }, refused: true });
  for (const [name, text] of Object.entries(ENQUIRY)) {
    await expect.poll(state, `the whole field ${name} is visible`).toMatchObject({ focused: { name, isWhole: true } });
    await tab.type(text);
    await tab.run(() => document.activeElement?.scrollIntoView({ block: "end", behavior: "instant" }));
    await tab.type(TAB);
  }
  service.isBroken = true;
  await clickOn(tab, "#enquiry button[type=submit]");
  await expect.poll(state).toMatchObject({ values: ENQUIRY, focusedAlert: expect.stringContaining(ENQUIRY_COPY.failed) });
  expect(await takeFaults(tab), "the reason is logged for the site's owner").not.toEqual([]);
  service.isBroken = false;
  await clickOn(tab, "#enquiry button[type=submit]");
  await expect.poll(state).toMatchObject({ focusedAlert: expect.stringContaining(ENQUIRY_COPY.sent) });
  expect(service.enquiries).toEqual([ENQUIRY]);
});

test("a message that the browser refuses is whole in the viewport", async ({ tab, site }) => {
  const { fullName, company, email, phone } = ENQUIRY;
  await tab.resize(PHONE_PX, OVER_KEYBOARD_PX);
  await open(tab, site.address + LIGHT_PAGE);
  await clickOn(tab, "#enquiry [name=fullName]");
  await tab.type([fullName, company, email, phone].join(TAB));
  await tab.run(() => document.activeElement?.scrollIntoView({ block: "end", behavior: "instant" }));
  await tab.type(ENTER);
  await expect.poll(() => tab.run(formState)).toMatchObject({ focused: { name: "message", isWhole: true } });
});

/** Runs in the page. */
function formState() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#enquiry :is(input:not([type=hidden], [tabindex='-1']), textarea)")];
  const { activeElement: focused } = document;
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: { name: focused?.getAttribute("name"), isWhole: focused && focused.getBoundingClientRect().bottom <= innerHeight },
    refused: focused instanceof HTMLInputElement && focused.matches(":user-invalid") && focused.validationMessage !== "",
    focusedAlert: focused?.querySelector(":scope > [role=alert]")?.textContent,
  };
}

test("if React gives up, the page is the server's HTML with the typed text", async ({ tab, site }) => {
  await open(tab, site.address + LIGHT_PAGE);
  await clickOn(tab, "#enquiry [name=fullName]");
  await tab.type(ENQUIRY.fullName);
  await tab.run(() => {
    document.querySelector("#enquiry button[type=submit]")?.replaceChildren();
    for (const field of document.querySelectorAll<HTMLInputElement>("#enquiry [required]")) field.required = false;
    document.querySelector<HTMLFormElement>("#enquiry form")?.requestSubmit();
  });
  const typed = () => tab.run(() => document.querySelector<HTMLInputElement>(":root:not([data-scripting]) [name=fullName]")?.value);
  await expect.poll(typed).toBe(ENQUIRY.fullName);
  expect(await takeFaults(tab)).toContain("React has given up");
});
