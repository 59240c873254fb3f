import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { DESK_PX, WINDOW_HEIGHT_PX } from "../browser/open-page";
import { carouselState, ENQUIRY as FULL_ENQUIRY } from "../browser/parts";
import { LIGHT_PAGE } from "../routes";
import { expect, open, test } from "./engine-test";
import { TAB, type Tab } from "./tab";

// In a page of Firefox's back/forward cache, React may never render again (docs/decisions.md).

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
const focus = (tab: Tab, selector: string) => tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

/** Follows a link to another page and goes back to this one, which comes from memory. */
async function leaveAndReturn(tab: Tab): Promise<void> {
  await expect.poll(() => tab.run(picturesAreLoaded)).toBe(true);
  await tab.run(() => {
    document.documentElement.dataset.left = "";
  });
  await press(tab, "footer a[href='/contact']");
  await expect.poll(() => tab.run(() => location.pathname)).toBe("/contact");
  await tab.run(() => history.back());
  await expect.poll(() => tab.run(() => "left" in document.documentElement.dataset)).toBe(true);
}

test("after Back, a page that was typed on has its text and its focus, sends the text and says so", async ({ tab, site }) => {
  await open(tab, site.address + LIGHT_PAGE);
  await focus(tab, "#enquiry [name=fullName]");
  await tab.type(Object.values(ENQUIRY).join(TAB));
  await leaveAndReturn(tab);
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
  await focus(tab, `${frame} [data-part=next]`);
  await leaveAndReturn(tab);
  const first = await current();
  await tab.run(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(current).not.toBe(first);
});
