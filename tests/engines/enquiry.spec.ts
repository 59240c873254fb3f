import { MailboxWithFaults, refuseWith } from "../mailbox-with-faults";
import { LIGHT_PAGE } from "../routes";
import type { EnginePage } from "./engine";
import { expect, test } from "./engine-test";
import { clickOn, eventually, openHydrated, recordedFaults } from "./page-actions";

const ENQUIRY = {
  fullName: "Asha Rao",
  company: "Plant & Sons",
  email: "asha@plant.example",
  phone: "98480 00000",
  message: "Two chillers trip on high head pressure.\nSince May.",
};

const mailbox = new MailboxWithFaults();
// The built site writes to one address, so the engines' turns come one after the other
test.beforeEach(() => expect(() => mailbox.start()).toPass());
test.afterEach(() => mailbox.stop());

/** Runs in the page. */
const formState = () => {
  const form = document.querySelector("form:has([name=fullName])");
  const fields = [...(form?.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [tabindex='-1']), textarea") ?? [])];
  const alert = document.querySelector("[role=alert]");
  return {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    invalid: fields.filter(({ ariaInvalid }) => ariaInvalid === "true").map(({ name }) => name),
    alert: alert?.textContent ?? "",
    alertLinks: [...(alert?.querySelectorAll("a") ?? [])].map(({ hash, protocol }) => hash || protocol),
    // the focus goes to what is around the alert (src/components/alert.tsx)
    isAlertFocused: alert !== null && alert.parentElement === document.activeElement,
  };
};
const stateOf = (tab: EnginePage) => tab.run(formState);
const send = (tab: EnginePage) => clickOn(tab, "form:has([name=fullName]) button[type=submit]");

async function fillIn(tab: EnginePage): Promise<void> {
  for (const [name, text] of Object.entries(ENQUIRY)) {
    await clickOn(tab, `form [name=${name}]`);
    await tab.type(text);
  }
}

test("the form refuses what is incomplete, keeps what was typed, says when it fails, and sends", async ({ tab, site }) => {
  await tab.resize(1440, 900);
  await openHydrated(tab, `${site.address}/contact`);

  await send(tab);
  await eventually(async () => (await stateOf(tab)).isAlertFocused, "it refuses an empty form").toBe(true);
  const refused = await stateOf(tab);
  expect(refused.invalid).toEqual(["fullName", "email", "message"]);
  expect(refused.alertLinks).toHaveLength(refused.invalid.length);
  expect(mailbox.posts).toBe(0);

  await fillIn(tab);
  const { values, invalid } = await stateOf(tab);
  expect(values).toEqual(ENQUIRY);
  expect(invalid).toEqual([]);
  await openHydrated(tab, `${site.address}/contact`);
  await eventually(async () => (await stateOf(tab)).values, "it keeps what was typed").toEqual(ENQUIRY);

  expect(await recordedFaults(tab)).toEqual([]);

  mailbox.failWith(refuseWith(500, "out of order"));
  await send(tab);
  await eventually(async () => (await stateOf(tab)).alertLinks, "it says that it failed, and other ways to ask").toContain("mailto:");
  expect((await stateOf(tab)).values).toEqual(ENQUIRY);

  mailbox.clearFault();
  await send(tab);
  await eventually(async () => mailbox.messages().map(({ templateParams }) => templateParams), "it sends").toEqual([ENQUIRY]);
  await eventually(async () => Object.values((await stateOf(tab)).values).join("")).toBe("");
  // The fields are emptied at once. The alert appears with the next rendering.
  await eventually(async () => (await stateOf(tab)).isAlertFocused, "it says that it sent").toBe(true);
  expect((await stateOf(tab)).alertLinks).toEqual([]);
});

test("on a phone the message field is seen whole when the keyboard gets to it", async ({ tab, site }) => {
  const PHONE = { width: 390, height: 844 };
  await tab.resize(PHONE.width, PHONE.height);
  await openHydrated(tab, `${site.address}${LIGHT_PAGE}`);
  await tab.run(() => document.querySelector<HTMLElement>("form [name=phone]")?.focus());
  await tab.run(() => {
    // as low in the window as the browser lets a field of one line be
    const field = document.activeElement?.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    if (field) scrollBy({ top: field.bottom - innerHeight + padding, behavior: "instant" });
  });
  await tab.press("Tab");
  const message = () =>
    tab.run(() => {
      const focused = document.activeElement;
      const below = (focused?.getBoundingClientRect().bottom ?? 0) - innerHeight;
      return { name: focused?.getAttribute("name"), pxOutside: Math.max(0, Math.round(below)) };
    });
  await eventually(message).toEqual({ name: "message", pxOutside: 0 });
});
