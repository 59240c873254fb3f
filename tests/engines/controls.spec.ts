import { ENQUIRY_WORDS } from "../../src/forms/enquiry-words";
import { DESK_PX, PHONE_PX, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { translatePage } from "../browser/translate-page";
import { LIGHT_PAGE } from "../routes";
import { clickOn, expect, openHydrated, pathname, test } from "./engine-test";
import { ENTER, ESCAPE, TAB } from "./tab";

test.describe("the menu", () => {
  /** These run in the page. */
  const focusedName = () => document.activeElement?.getAttribute("data-part") ?? document.activeElement?.localName;
  const isMenuOpen = () => document.querySelector("[popover]")?.matches(":popover-open");
  const openDropdowns = () =>
    [...document.querySelectorAll("header details[open]")].map((list) => list.previousElementSibling?.getAttribute("href"));

  test("of a phone opens, takes the focus, closes and gives it back", async ({ tab, site }) => {
    await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
    await openHydrated(tab, `${site}/about`);
    await clickOn(tab, "header [data-part='open-menu']");
    await expect.poll(() => tab.run(focusedName)).toBe("close-menu");
    await tab.type(ESCAPE);
    await expect.poll(() => tab.run(focusedName)).toBe("open-menu");
    await clickOn(tab, "header [data-part='open-menu']");
    await clickOn(tab, "header nav a[href='/blog']");
    await expect.poll(() => pathname(tab)).toBe("/blog");
    await expect.poll(() => tab.run(isMenuOpen)).toBe(false);
  });

  test("as a bar opens one dropdown at a time, closes it with Escape, and its links lead on", async ({ tab, site }) => {
    await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
    await openHydrated(tab, `${site}/about`);
    for (const path of ["/solutions", "/services"]) {
      await clickOn(tab, `header li:has(> a[href='${path}']) summary`);
      await expect.poll(() => tab.run(openDropdowns)).toEqual([path]);
    }
    await tab.type(ESCAPE);
    await expect.poll(() => tab.run(openDropdowns)).toEqual([]);
    expect(await tab.run(() => document.activeElement?.localName)).toBe("summary");
    await clickOn(tab, "header li:has(> a[href='/services']) summary");
    await clickOn(tab, "header details[open] li:last-child a");
    await expect.poll(() => pathname(tab)).toMatch(/^\/services\/./);
    await expect.poll(() => tab.run(openDropdowns)).toEqual([]);
  });
});

/** Playwright looks less and less often, at last once a second. A slide takes half a second. */
const LOOK_MS = 100;

for (const width of [PHONE_PX, DESK_PX])
  test(`the home page's carousels move by themselves, pause and jump at ${width} px`, async ({ tab, site }) => {
    await tab.resize(width, WINDOW_HEIGHT_PX);
    await openHydrated(tab, `${site}/`);
    const names = await tab.run(() =>
      [...document.querySelectorAll("[aria-roledescription=carousel]")].map((frame) => frame.getAttribute("data-part")),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      const frame = `[data-part="${name}"]`;
      const state = () => tab.run(carouselState, frame);
      await tab.click(1, 1); // A pointer over a carousel stops it.
      await tab.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }), frame);
      const { count, current } = await state();
      await expect.poll(async () => (await state()).current, { message: `${name} move`, intervals: [LOOK_MS] }).not.toBe(current);
      await clickOn(tab, `${frame} [data-part=pause]`);
      for (const slide of [count, 1, 2]) {
        await clickOn(tab, `${frame} [data-part=choices] > :nth-child(${slide})`);
        const shown = expect.poll(state, { message: `${name} show slide ${slide}`, intervals: [LOOK_MS] });
        await shown.toMatchObject({ current: slide, shown: slide });
      }
    }
  });

/** Runs in the page. Slides are counted from 1. */
function carouselState(selector: string) {
  const frame = document.querySelector(selector);
  const choices = [...(frame?.querySelectorAll("[data-part=choices] button") ?? [])];
  // Without the copies at the end of a row, which have no role.
  const slides = [...(frame?.querySelectorAll("[aria-roledescription=slide]") ?? [])];
  const row = slides[0]?.parentElement ?? document.body;
  const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
  const shown = slides.find((slide) => {
    const isVisible = slide.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && Math.abs(slide.getBoundingClientRect().left - start) <= 2;
  });
  return {
    count: choices.length,
    current: choices.findIndex((choice) => choice.getAttribute("aria-current") === "true") + 1,
    shown: Number(shown?.getAttribute("aria-label")?.split(" ")[0]),
  };
}

test.describe("the form", () => {
  const ENQUIRY = {
    fullName: "Asha Rao",
    company: "Plant & Sons",
    email: "asha@plant.example",
    phone: "98480 00000",
    message: "Two chillers trip on high head pressure.",
  };
  const { sent: success, failed: failure } = ENQUIRY_WORDS;

  /** Runs in the page. */
  const formState = () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("#enquiry :is(input:not([type=hidden], [tabindex='-1']), textarea)")];
    const { activeElement: focused } = document;
    return {
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      focused: { name: focused?.getAttribute("name"), isWhole: focused && focused.getBoundingClientRect().bottom <= innerHeight },
      focusedAlert: focused?.querySelector(":scope > [role=alert]")?.textContent,
    };
  };

  test("on a phone is filled in by keyboard, keeps the text when sending fails, and sends", async ({
    tab,
    site,
    recorded: { service },
  }) => {
    const state = () => tab.run(formState);
    const send = () => clickOn(tab, "#enquiry button[type=submit]");
    await tab.resize(PHONE_PX, WINDOW_HEIGHT_PX);
    await openHydrated(tab, site + LIGHT_PAGE);
    await clickOn(tab, "#enquiry [name=fullName]");
    for (const [name, text] of Object.entries(ENQUIRY)) {
      await expect.poll(state, `the whole field ${name} is visible`).toMatchObject({ focused: { name, isWhole: true } });
      await tab.type(text);
      await tab.run(() => document.activeElement?.scrollIntoView({ block: "end", behavior: "instant" }));
      await tab.type(TAB);
    }

    service.isBroken = true;
    await send();
    await expect.poll(state, "it says that it failed").toMatchObject({ values: ENQUIRY, focusedAlert: expect.stringContaining(failure) });
    // The page has logged the reason for its owner.
    await tab.run(() => window.recordedFaults.splice(0));
    service.isBroken = false;
    await send();
    await expect.poll(state, "it says that it sent").toMatchObject({ focusedAlert: expect.stringContaining(success) });
    expect(service.enquiries).toEqual([ENQUIRY]);
  });

  test("the browser says what is missing, in the field, and nothing is sent", async ({ tab, site, recorded: { service } }) => {
    /** Runs in the page. @returns the name of the field with the focus and the browser's message */
    const refused = () => {
      const { activeElement: field } = document;
      const message = field instanceof HTMLInputElement && field.matches(":user-invalid") ? field.validationMessage : "";
      return message && field?.getAttribute("name");
    };
    /** Types into a field of a page and presses Enter, which sends the form. */
    async function submitFrom(path: string, name: string, text: string): Promise<void> {
      await openHydrated(tab, site + path);
      await clickOn(tab, `#enquiry [name=${name}]`);
      await tab.type(text + ENTER);
    }
    await submitFrom("/contact", "email", "");
    await expect.poll(() => tab.run(refused)).toBe("fullName");
    await tab.type(ENQUIRY.fullName);
    await submitFrom("/contact", "email", "asha@");
    await expect.poll(() => tab.run(refused)).toBe("email");
    await submitFrom("/about", "email", "plant.example");
    await expect.poll(() => tab.run(refused)).toBe("phone");
    expect(service.enquiries).toEqual([]);
  });

  test("on a translated page says what happened", async ({ tab, site }) => {
    const state = () => tab.run(formState);
    await openHydrated(tab, site + LIGHT_PAGE);
    await tab.run(translatePage);
    for (const name of ["fullName", "email", "message"] as const) {
      await clickOn(tab, `#enquiry [name=${name}]`);
      await tab.type(ENQUIRY[name]);
    }
    await clickOn(tab, "#enquiry button[type=submit]");
    await expect.poll(state).toMatchObject({ focusedAlert: expect.stringContaining(success) });
  });

  test("keeps what was typed if React gives up", async ({ tab, site }) => {
    await openHydrated(tab, site + LIGHT_PAGE);
    await clickOn(tab, "#enquiry [name=fullName]");
    await tab.type(ENQUIRY.fullName);
    await tab.run(() => {
      document.querySelector("#enquiry button[type=submit]")?.replaceChildren();
      for (const field of document.querySelectorAll<HTMLInputElement>("#enquiry [required]")) field.required = false;
      document.querySelector<HTMLFormElement>("#enquiry form")?.requestSubmit();
    });
    const typed = () => document.querySelector<HTMLInputElement>(":root:not([data-scripting]) [name=fullName]")?.value;
    await expect.poll(() => tab.run(typed)).toBe(ENQUIRY.fullName);
    await tab.run(() => window.recordedFaults.splice(0));
  });
});
