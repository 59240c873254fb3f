import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./accessibility";
import { type Fault, Held, MailboxWithFaults, refuseWith, reset, resetMidAnswer, speakGarbage } from "./mailbox-with-faults";
import { holdScripts } from "./open-page";
import { followRequests } from "./page-faults";
import { LIGHT_PAGE } from "./routes";
import { CONTACT, firstOf, SERVICES } from "./site-content";
import { WORKER_MAILBOX_PORT } from "./worker-mailbox";

// What a form does by itself is tested in src/forms/enquiry-form.test.tsx. These tests need a browser, its network or its keyboard.

// A field scrolls into view without motion, so that the next press does not have to wait for it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const SEND_TIMEOUT_MS = 15_000;
const SERVICE = firstOf(SERVICES);
const { success: SENT, failure: FAILED, labels: LABELS, errors: ERRORS, withoutScripts: WITHOUT_SCRIPTS } = CONTACT.form;

const ENQUIRY = {
  fullName: "Asha Rao",
  company: "Plant & Sons",
  email: "asha@plant.example",
  phone: "98480 00000",
  message: "Two chillers trip on high head pressure.\nSince May.",
};
type Values = Partial<typeof ENQUIRY>;

const mailbox = new MailboxWithFaults(WORKER_MAILBOX_PORT);
/** Waits until all requests of the page have their responses. */
let requestsAnswered: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  requestsAnswered = followRequests(page);
  await mailbox.start();
});
test.afterEach(() => mailbox.stop());

const form = (page: Page) => page.locator("form:has([name=fullName])");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const sendButton = (page: Page) => form(page).getByRole("button");
const alert = (page: Page) => page.getByRole("alert");
const isHydrated = (page: Page) => expect(form(page)).toHaveAttribute("novalidate", "");

/** Opens a page and waits until its form is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.dispatchEvent("body", "pointerdown");
  await isHydrated(page);
}

async function fillIn(page: Page, values: Values = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function openFilledIn(page: Page, values: Values = ENQUIRY, address = LIGHT_PAGE): Promise<void> {
  await open(page, address);
  await fillIn(page, values);
}

async function expectValues(page: Page, values: Values = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** The exact text, an empty form, and one request that was one message. */
async function expectSent(page: Page, values: Values = ENQUIRY): Promise<void> {
  await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible();
  for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue("");
  await requestsAnswered();
  expect(mailbox.messages().map(({ templateParams }) => templateParams)).toEqual([values]);
}

/** For a further enquiry from the same page. */
async function renewMailbox(): Promise<void> {
  await mailbox.stop();
  await mailbox.start();
}

test.describe("sending", () => {
  test("the full form delivers every text as it was typed", async ({ page }) => {
    const message = `${"తె".repeat(100)}\n👷🏽‍♀️ مرحبا <script>alert(1)</script>"'&</textarea>{{message}}`;
    await openFilledIn(page, { ...ENQUIRY, message }, "/contact");
    await sendButton(page).click();
    await expectSent(page, { ...ENQUIRY, message });
    await expect(alert(page).locator("..")).toBeFocused();
  });

  test("the short form delivers its three fields", async ({ page }) => {
    const { fullName, email, phone } = ENQUIRY;
    await openFilledIn(page, { fullName, email, phone }, "/about");
    await sendButton(page).click();
    await expectSent(page, { fullName, email, phone });
  });

  test("a double click and Enter pressed twice send once", async ({ page }) => {
    await openFilledIn(page);
    await sendButton(page).dblclick();
    await expectSent(page);
    expect(mailbox.posts).toBe(1);

    await renewMailbox();
    await fillIn(page);
    await field(page, "email").press("Enter");
    await field(page, "email").press("Enter");
    await expectSent(page);
    expect(mailbox.posts).toBe(1);
  });
});

/** The exact text and every value kept; then the retry delivers exactly one message. */
async function expectFailureThenRetry(page: Page, recover: () => unknown): Promise<void> {
  await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
  await expect(alert(page).locator("..")).toBeFocused();
  await expectValues(page);
  expect(mailbox.messages()).toEqual([]);
  await recover();
  await sendButton(page).click();
  await expectSent(page);
}

const FAULTS: Record<string, Fault> = {
  "a refusal": refuseWith(412, "Gmail_API: Request had insufficient authentication scopes."),
  "a response that is not HTTP": speakGarbage,
  "a connection reset before the response": reset,
  "a connection reset in the middle of the response": resetMidAnswer,
};

test.describe("what fails keeps the text, and can be sent again", () => {
  test("whatever the service responds instead of success", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    for (const [name, fault] of Object.entries(FAULTS))
      await test.step(name, async () => {
        await renewMailbox();
        await fillIn(page);
        mailbox.failWith(fault);
        await sendButton(page).click();
        await expectFailureThenRetry(page, () => mailbox.clearFault());
      });
  });

  test("a refused connection", async ({ page }) => {
    await openFilledIn(page);
    await mailbox.stop();
    await sendButton(page).click();
    await expect(alert(page)).toBeVisible();
    await mailbox.start();
    await expectFailureThenRetry(page, () => undefined);
  });

  test("no network, even before the library has arrived", async ({ page, context }) => {
    await openFilledIn(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expectFailureThenRetry(page, () => context.setOffline(false));
  });

  test("a service that never responds", async ({ page }) => {
    await page.clock.install();
    await openFilledIn(page);
    mailbox.failWith(() => {});
    await sendButton(page).click();
    await expect.poll(() => mailbox.posts).toBe(1);
    await expect(sendButton(page)).toHaveText(LABELS.sending);
    await page.clock.fastForward(SEND_TIMEOUT_MS);
    await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
    await expectValues(page);
  });
});

test.describe("moving about", () => {
  test("while it is being sent the browser asks before leaving, and the next page says how it ended", async ({ page }) => {
    const held = new Held();
    await openFilledIn(page);
    mailbox.failWith(held.fault);
    await sendButton(page).click();
    await held.arrived();

    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();

    await page.getByRole("contentinfo").locator(`a[href="${SERVICE.path}"]`).click();
    await expect(page).toHaveURL(SERVICE.path);
    await expectValues(page);
    await expect(sendButton(page)).toHaveText(LABELS.sending);
    held.letGo();
    await expectSent(page);
    expect(mailbox.posts).toBe(1);
  });

  test("a draft survives a reload and a visit to another page, until it is sent", async ({ page }) => {
    await openFilledIn(page);
    await page.reload();
    await isHydrated(page);
    await expectValues(page);
    await open(page, SERVICE.path);
    await expectValues(page);
    await sendButton(page).click();
    await expectSent(page);
    await open(page, LIGHT_PAGE);
    await expect(field(page, "message")).toHaveValue("");
  });

  test("what is typed before the scripts have arrived stays", async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await fillIn(page);
    await expect(form(page)).not.toHaveAttribute("novalidate");
    letScriptsGo();
    await isHydrated(page);
    await expectValues(page);
  });
});

test.describe("for everybody", () => {
  test("by keyboard the summary leads to the field, and an error disappears as it is fixed", async ({ page }) => {
    await openFilledIn(page, { email: "asha@" });
    await field(page, "email").press("Enter");
    await expect(alert(page).locator("..")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field(page, "email")).toBeFocused();
    await expect(field(page, "email")).toHaveAccessibleDescription(ERRORS.email);
    await page.keyboard.type("plant.example");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(alert(page)).toContainText(ERRORS.many.replace("{count}", "2"));
    expect(mailbox.posts).toBe(0);
  });

  test("no state has an accessibility problem", async ({ page }) => {
    const problems = () => accessibilityFaults(page, "#enquiry");
    await open(page, LIGHT_PAGE);
    await sendButton(page).click();
    await expect(alert(page)).toBeVisible();
    expect(await problems()).toEqual([]);

    const held = new Held();
    mailbox.failWith(held.fault);
    await fillIn(page);
    await sendButton(page).click();
    await held.arrived();
    expect(await problems()).toEqual([]);
    held.letGo();
    await expectSent(page);
    expect(await problems()).toEqual([]);

    mailbox.failWith(reset);
    // As long as the form takes: it then says so.
    await fillIn(page, { ...ENQUIRY, message: "x".repeat(10_000) });
    await sendButton(page).click();
    await expect(alert(page)).toContainText(FAILED);
    expect(await problems()).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser checks the fields", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, { fullName: "Asha" });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, "email")).toBeFocused();
    expect(mailbox.posts).toBe(0);
  });

  test("the form says what will happen and how else to reach the office, and then posts the enquiry", async ({ page }) => {
    await page.goto("/contact");
    // By selector: Playwright finds neither texts nor roles within <noscript> (microsoft/playwright#32542).
    const note = form(page).locator("noscript p");
    await expect(note).toHaveText(WITHOUT_SCRIPTS);
    await expect(note).toBeVisible();
    for (const way of ["tel:", "mailto:", "https://wa.me/"]) await expect(form(page).locator(`noscript a[href^="${way}"]`)).toBeVisible();
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText("OK", { exact: true })).toBeVisible();
    // A form post ends lines with CRLF.
    const message = ENQUIRY.message.replace("\n", "\r\n");
    expect(mailbox.messages()).toMatchObject([{ via: "send-form", templateParams: { ...ENQUIRY, message } }]);
  });
});
