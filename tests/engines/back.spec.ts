import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { ENQUIRY as FULL_ENQUIRY } from "../browser/parts";
import { LIGHT_PAGE } from "../routes";
import { expect, hydrated, open, test } from "./engine-test";
import { TAB, type Tab } from "./tab";

// In a page of Firefox's back/forward cache, storage is as old as the page, and React may never render again (docs/decisions.md).

const ENQUIRY = { ...FULL_ENQUIRY, message: "Two chillers trip." };
const NOTHING = { fullName: "", company: "", email: "", phone: "", message: "" };

/** Runs in the page. */
function formState() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#enquiry :is(input:not([type=hidden], [tabindex='-1']), textarea)")];
  return {
    path: location.pathname,
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    refused: fields.filter((field) => field.matches(":user-invalid")).map(({ name }) => name),
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

async function typeAll(tab: Tab, values: Partial<typeof ENQUIRY>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await tab.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), `#enquiry [name=${name}]`);
    await tab.type(text + TAB);
  }
}

async function send(tab: Tab): Promise<void> {
  await press(tab, "#enquiry button[type=submit]");
  await expect.poll(() => tab.run(formState)).toMatchObject({ alert: expect.stringContaining(ENQUIRY_COPY.sent) });
}

for (const isTypedOn of [false, true])
  for (const isSent of [false, true])
    test(`the form shows and sends the current draft after Back to ${isTypedOn ? "a page with text" : "an untouched page"}, when the next page's text was ${isSent ? "sent" : "left unsent"}`, async ({
      tab,
      site: { address, service },
    }) => {
      const { fullName, ...others } = ENQUIRY;
      await open(tab, address + LIGHT_PAGE);
      if (isTypedOn) await typeAll(tab, { fullName });
      await expect.poll(() => tab.run(picturesAreLoaded)).toBe(true);
      await press(tab, "footer a[href='/contact']");
      await expect.poll(() => tab.run(formState)).toMatchObject({ path: "/contact" });
      await hydrated(tab);
      await typeAll(tab, isTypedOn ? others : ENQUIRY);
      if (isSent) await send(tab);

      await tab.run(() => history.back());
      await expect.poll(() => tab.run(formState)).toMatchObject({ path: LIGHT_PAGE, values: isSent ? NOTHING : ENQUIRY, refused: [] });
      await hydrated(tab);
      await typeAll(tab, isSent ? ENQUIRY : { company: "." });
      await send(tab);
      expect(service.enquiries).toEqual(isSent ? [ENQUIRY, ENQUIRY] : [{ ...ENQUIRY, company: `${ENQUIRY.company}.` }]);
    });
