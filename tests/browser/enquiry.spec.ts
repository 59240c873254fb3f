import type { Page } from "@playwright/test";
import { MESSAGE_MAX_CHARACTERS } from "../../src/forms/enquiry-fields";
import { ENQUIRY_WORDS } from "../../src/forms/enquiry-words";
import { LIGHT_PAGE } from "../routes";
import { accessibilityProblems } from "./accessibility";
import { EnquiryService, HeldEnquiry, offline, refuseWith, resetConnection } from "./enquiry-service";
import { holdScripts, hydrated, isHydrated, open, PHONE_PX } from "./open-page";
import { followRequests } from "./requests";
import { expect, test } from "./strict-test";

// src/forms/enquiry-form.test.tsx tests the form itself. These tests need a browser, its network or its storage.

// Without animation the browser scrolls to a field at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const { sent: SENT, failed: FAILED, withoutScripts: WITHOUT_SCRIPTS } = ENQUIRY_WORDS;

const ENQUIRY = {
  fullName: "Asha Rao",
  company: "Plant & Sons",
  email: "asha@plant.example",
  phone: "98480 00000",
  message: "Two chillers trip on high head pressure.\nSince May.",
};

const mailbox = new EnquiryService();
let requestsFinished: () => Promise<void>;
test.beforeEach(async ({ page }) => {
  requestsFinished = followRequests(page);
  await mailbox.start(page);
});

const form = (page: Page) => page.locator("form:has([name=fullName])");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const sendButton = (page: Page) => form(page).getByRole("button");
const alert = (page: Page) => page.getByRole("alert");

async function fillIn(page: Page, values: Partial<typeof ENQUIRY> = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectValues(page: Page, values = ENQUIRY): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Expects the success text, an empty form and exactly one message. */
async function expectSent(page: Page, values = ENQUIRY): Promise<void> {
  await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible();
  for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue("");
  await requestsFinished();
  expect(mailbox.messages().map(({ templateParams }) => templateParams)).toEqual([values]);
}

/** Fills in the form and sends it without scripts. Expects exactly one message, and the service's own page. */
async function expectPosted(page: Page): Promise<void> {
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByText("OK", { exact: true })).toBeVisible();
  // A form post ends lines with CRLF.
  const message = ENQUIRY.message.replace("\n", "\r\n");
  expect(mailbox.messages()).toEqual([{ via: "send-form", templateParams: { ...ENQUIRY, message } }]);
}

/** Expects the failure text with the focus, and all values unchanged. Then a second press sends exactly one message. */
async function expectFailureThenRetry(page: Page, recover: () => unknown): Promise<void> {
  await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
  await expect(alert(page).locator("..")).toBeFocused();
  await expectValues(page);
  expect(mailbox.messages()).toEqual([]);
  await recover();
  await sendButton(page).click();
  await expectSent(page);
}

test("an enquiry arrives exactly as it was typed", async ({ page }) => {
  const message = `${"తె".repeat(100)}\n👷🏽‍♀️ مرحبا <script>alert(1)</script>"'&</textarea>{{message}}`;
  await open(page, "/contact");
  await fillIn(page, { ...ENQUIRY, message });
  await sendButton(page).click();
  await expectSent(page, { ...ENQUIRY, message });
  await expect(alert(page).locator("..")).toBeFocused();
});

test.describe("an enquiry arrives", () => {
  test("although the browser blocks cookies and with them all storage", async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
    });
    await open(page, "/contact");
    await fillIn(page);
    await sendButton(page).click();
    await expectSent(page);
  });

  test.describe("although the library's file", () => {
    test.use({ expectedProblems: /404|ERR_FAILED|MIME type|Refused to execute/ });
    for (const [name, response] of [
      ["is missing after a new release", { status: 404, contentType: "text/html", body: "Not found" }],
      ["is empty", { status: 200, contentType: "text/javascript", body: "" }],
    ] as const)
      test(name, async ({ page }) => {
        await open(page, LIGHT_PAGE);
        await requestsFinished();
        await page.route("**/*.js", (route) => route.fulfill(response));
        await fillIn(page);
        await sendButton(page).click();
        await expectSent(page);
      });

    test("is blocked", async ({ page }) => {
      await open(page, LIGHT_PAGE);
      await requestsFinished();
      await page.route("**/*.js", (route) => route.abort());
      await fillIn(page);
      await sendButton(page).click();
      await expectSent(page);
    });
  });
});

test("the browser says what is missing, in the field, and nothing is sent", async ({ page }) => {
  /** Presses Send. The message of the browser itself is not in the page. */
  async function expectRefused(name: string): Promise<void> {
    await sendButton(page).click();
    await expect(field(page, name)).toBeFocused();
    expect(
      await field(page, name).evaluate((input: HTMLInputElement) => input.matches(":user-invalid") && input.validationMessage),
    ).toBeTruthy();
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
    const isUncovered = await field(page, name).evaluate((input) => {
      const { left, top } = input.getBoundingClientRect();
      return input === document.elementFromPoint(left + 2, top + 2);
    });
    expect(isUncovered, name).toBe(true);
  }
  await open(page, "/contact", PHONE_PX);
  await expectRefused("fullName");
  await fillIn(page, { ...ENQUIRY, email: "asha@" });
  await expectRefused("email");
  await open(page, "/about", PHONE_PX);
  await fillIn(page, { fullName: ENQUIRY.fullName, email: ENQUIRY.email, phone: "" });
  await expectRefused("phone");
  expect(mailbox.messages()).toEqual([]);
});

test.describe("a failed enquiry keeps its text and can be sent again", () => {
  test.use({ expectedProblems: /The enquiry was not sent|Failed to load resource|^412: |^request: / });
  for (const [name, fault] of [
    ["after a refusal by the service", refuseWith(412, "Gmail_API: Request had insufficient authentication scopes.")],
    ["after a connection that breaks", resetConnection],
  ] as const)
    test(name, async ({ page }) => {
      await open(page, LIGHT_PAGE);
      await fillIn(page);
      mailbox.failWith(fault);
      await sendButton(page).click();
      await expectFailureThenRetry(page, () => mailbox.clearFault());
    });

  test("without a network, even if the library had not loaded", async ({ page, context }) => {
    await open(page, LIGHT_PAGE);
    await fillIn(page);
    await context.setOffline(true);
    mailbox.failWith(offline);
    await sendButton(page).click();
    await expectFailureThenRetry(page, () => {
      mailbox.clearFault();
      return context.setOffline(false);
    });
  });
});

test("a draft survives a reload until it is sent", async ({ page }) => {
  await open(page, LIGHT_PAGE);
  await fillIn(page);
  await page.reload();
  await hydrated(page);
  await expectValues(page);
  await sendButton(page).click();
  await expectSent(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, "message")).toHaveValue("");
});

test("Back to a half-filled form shows its text, Back to a sent one an empty form", async ({ page }) => {
  const heading = page.locator("h1");
  const visitOtherPageAndReturn = async () => {
    const text = (await heading.textContent()) ?? "";
    await page.locator('footer a[href="/about"]').click();
    await expect(heading).not.toHaveText(text);
    await page.goBack();
    await expect(heading).toHaveText(text);
    await hydrated(page);
  };
  await open(page, LIGHT_PAGE);
  await fillIn(page);
  await visitOtherPageAndReturn();
  await expectValues(page);
  await sendButton(page).click();
  await expectSent(page);
  await visitOtherPageAndReturn();
  for (const name of Object.keys(ENQUIRY)) await expect(field(page, name)).toHaveValue("");
  await expect(alert(page)).toHaveCount(0);
});

test("text typed before hydration stays", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await fillIn(page);
  expect(await isHydrated(page)).toBe(false);
  releaseScripts();
  await hydrated(page);
  await expectValues(page);
});

test("sent before hydration, an enquiry arrives with all fields, once", async ({ page }) => {
  await holdScripts(page);
  await page.goto(LIGHT_PAGE, { waitUntil: "domcontentloaded" });
  await expectPosted(page);
});

test.describe("the form", () => {
  test.use({ expectedProblems: /The enquiry was not sent|status of 500|^500: / });
  test("has no accessibility problem with an invalid field, while sending, after success and after failure", async ({ page }) => {
    const problems = () => accessibilityProblems(page, "#enquiry");
    await open(page, LIGHT_PAGE);
    await sendButton(page).click();
    await expect(field(page, "fullName")).toBeFocused();
    expect(await problems()).toEqual([]);

    const held = new HeldEnquiry();
    mailbox.failWith(held.fault);
    await fillIn(page);
    await sendButton(page).click();
    await held.arrived();
    expect(await problems()).toEqual([]);
    await held.release();
    await expectSent(page);
    expect(await problems()).toEqual([]);

    mailbox.failWith(refuseWith(500, "broken"));
    // At its maximum length the message field shows a note.
    await fillIn(page, { ...ENQUIRY, message: "x".repeat(MESSAGE_MAX_CHARACTERS) });
    await sendButton(page).click();
    await expect(alert(page)).toContainText(FAILED);
    expect(await problems()).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says how else to reach the office, and the browser posts the enquiry", async ({ page }) => {
    await page.goto("/contact");
    // By selector: Playwright finds neither texts nor roles within <noscript> (microsoft/playwright#32542).
    const note = form(page).locator("noscript p");
    await expect(note).toHaveText(WITHOUT_SCRIPTS);
    await expect(note).toBeVisible();
    for (const way of ["tel:", "mailto:", "https://wa.me/"]) await expect(form(page).locator(`noscript a[href^="${way}"]`)).toBeVisible();
    await expectPosted(page);
  });
});
