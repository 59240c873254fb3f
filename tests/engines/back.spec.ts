import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { DESK_PX, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { carouselState, ENQUIRY as FULL_ENQUIRY } from "../browser/parts";
import { LIGHT_PAGE } from "../routes";
import { expect, hydrated, open, test } from "./engine-test";
import { TAB, type Tab } from "./tab";

// In a page of Firefox's back/forward cache, React may never render again (docs/decisions.md).

/** Enough for a few departures on a busy machine. */
const RETURNS_TIMEOUT_MS = 60_000;

const ENQUIRY = { ...FULL_ENQUIRY, message: "Two chillers trip." };

/** Runs in the page. */
function formState() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#enquiry :is(input:not([type=hidden], [tabindex='-1']), textarea)")];
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    alert: document.querySelector("#enquiry [role=alert]")?.textContent,
  };
}

/** Runs in the page. Firefox keeps no page that is still loading pictures. */
const picturesAreLoaded = () =>
  [...document.images].every((image) => {
    image.loading = "eager";
    return image.complete;
  });

/** By script, because Marionette's own click leaves an `unload` listener, and Firefox then keeps no page in memory. */
const press = (tab: Tab, selector: string) => tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
/** The next typed character comes after the text. */
const focus = (tab: Tab, selector: string) =>
  tab.run((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    element?.focus();
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length);
  }, selector);

/**
 * Follows a link to another page and goes back, until this one comes from memory. A browser may load it again instead, as
 * Firefox does while it reads from a slow disk. In both cases it has what was typed.
 */
const leaveAndReturn = (tab: Tab, focused: string) =>
  expect(async () => {
    await focus(tab, focused);
    await expect.poll(() => tab.run(picturesAreLoaded)).toBe(true);
    const before = await tab.run(formState);
    const place = await tab.run(() => {
      document.documentElement.dataset.left = "";
      return location.pathname;
    });
    await press(tab, "footer a[href='/contact']");
    await expect.poll(() => tab.run(() => location.pathname)).toBe("/contact");
    await tab.run(() => history.back());
    await expect.poll(() => tab.run(() => location.pathname)).toBe(place);
    const isFromMemory = await tab.run(() => "left" in document.documentElement.dataset);
    if (!isFromMemory) await hydrated(tab);
    await expect.poll(() => tab.run(formState)).toEqual(before);
    expect(isFromMemory, "the page came from memory").toBe(true);
  }).toPass({ timeout: RETURNS_TIMEOUT_MS });

test("after Back, a page that was typed on has its text and its focus, sends the text and says so", async ({ tab, site }) => {
  await open(tab, site.address + LIGHT_PAGE);
  await focus(tab, "#enquiry [name=fullName]");
  await tab.type(Object.values(ENQUIRY).join(TAB));
  await leaveAndReturn(tab, "#enquiry [name=message]");
  await tab.type("!");
  const sent = { ...ENQUIRY, message: `${ENQUIRY.message}!` };
  await expect.poll(() => tab.run(formState)).toMatchObject({ values: sent });
  await press(tab, "#enquiry button[type=submit]");
  await expect.poll(() => tab.run(formState)).toMatchObject({ alert: expect.stringContaining(ENQUIRY_COPY.sent) });
  expect(site.service.enquiries).toEqual([sent]);
});

test("after Back, a carousel that was left from the keyboard plays once the focus has left it", async ({ tab, site }) => {
  const frame = "[data-part=testimonials]";
  const current = async () => (await tab.run(carouselState, frame)).current;
  await tab.resize(DESK_PX, WINDOW_HEIGHT_PX);
  await open(tab, `${site.address}/about`);
  await tab.movePointerAway();
  await tab.run((selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }), frame);
  await leaveAndReturn(tab, `${frame} [data-part=next]`);
  const first = await current();
  await tab.run(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(current).not.toBe(first);
});
