import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { LIGHT_PAGE } from "../routes";
import { hydrated, open, openWithoutScripts, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { alert, ENQUIRY, expectPosted, expectValues, field, fillIn, form, sendButton } from "./parts";
import { expect, followRequests, test } from "./strict-test";

// src/forms/enquiry-form.test.tsx tests the form itself. These tests need a browser's layout, network or storage.

/** A phone whose keyboard is open: lower than the form. */
const OVER_KEYBOARD = { width: PHONE_PX, height: 500 };

const { sent: SENT, failed: FAILED, withoutScripts: WITHOUT_SCRIPTS } = ENQUIRY_COPY;

/** Expects the success message to have the focus, and the form to be empty. */
async function expectSent(page: Page): Promise<void> {
  await expect(alert(page).getByText(SENT, { exact: true })).toBeVisible();
  await expect(alert(page).locator("..")).toBeFocused();
  for (const name of Object.keys(ENQUIRY)) await expect(field(page, name)).toHaveValue("");
}

test("an enquiry arrives once, exactly as it was typed", async ({ page, mailbox }) => {
  const requestsFinished = followRequests(page);
  const message = `${"తె".repeat(100)}\n👷🏽‍♀️ مرحبا <script>alert(1)</script>"'&</textarea>{{message}}`;
  await open(page, "/contact");
  await fillIn(page, { ...ENQUIRY, message });
  await sendButton(page).click();
  await expectSent(page);
  await requestsFinished();
  expect(mailbox).toEqual([{ ...ENQUIRY, message }]);
});

test("the browser reports the first missing field, uncovered and in the viewport at once, and nothing is sent", async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize(OVER_KEYBOARD);
  await open(page, "/contact");
  await sendButton(page).scrollIntoViewIfNeeded();
  await expect(field(page, "fullName")).not.toBeInViewport();
  // The browser's own message is not in the page. Chromium does not show it for a field that it is still scrolling to.
  const refused = await sendButton(page).evaluate((button: HTMLElement) => {
    button.click();
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    const { left, top } = field.getBoundingClientRect();
    const isUncovered = document.elementFromPoint(left + 8, top + 2) === field;
    return { name: field.name, isInvalid: field.matches(":user-invalid"), isUncovered, message: field.validationMessage };
  });
  expect(refused).toEqual({ name: "fullName", isInvalid: true, isUncovered: true, message: expect.stringMatching(/./) });
  expect(mailbox).toEqual([]);
});

test("a refused field shows its red edge beside the focus ring", async ({ page }) => {
  await open(page, LIGHT_PAGE);
  await sendButton(page).click();
  const input = field(page, "fullName");
  await expect(input).toBeFocused();
  const picture = sharp(await input.locator("..").screenshot({ animations: "disabled" })).removeAlpha();
  const { data } = await picture.extract({ left: 0, top: 40, width: 16, height: 1 }).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: 16 }, (_, x) => `rgb(${[...data.subarray(x * 3, x * 3 + 3)].join(", ")})`);
  const [red, ring] = await input.locator("..").evaluate((cell) => {
    const probe = cell.appendChild(document.createElement("i"));
    return ["var(--bad)", "var(--focus)"].map((colour) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    });
  });
  const widthOf = (colour = "") => pixels.filter((pixel) => pixel === colour).length;
  // design D5.10
  expect({ red: widthOf(red), ring: widthOf(ring) }).toEqual({ red: 4, ring: 3 });
});

test("an enquiry that is sent before hydration arrives once, with all fields", async ({ page, mailbox }) => {
  await openWithoutScripts(page, "/contact");
  await fillIn(page);
  await expectPosted(page, mailbox);
});

test.describe("a failed enquiry keeps its text and can be sent again", () => {
  test.use({ expectedProblems: /The enquiry was not sent|Failed to load resource|^request: / });

  test("without a network, even before the library has loaded", async ({ page, context, mailbox }) => {
    await open(page, LIGHT_PAGE);
    await fillIn(page);
    await context.setOffline(true);
    await page.route("**/email/**", (route) => route.abort("internetdisconnected"), { times: 1 });
    await sendButton(page).click();
    await expect(alert(page).getByText(FAILED, { exact: true })).toBeVisible();
    await expect(alert(page).locator("..")).toBeFocused();
    await expectValues(page);
    await context.setOffline(false);
    await sendButton(page).click();
    await expectSent(page);
    expect(mailbox).toEqual([ENQUIRY]);
  });
});

test("what is typed stays with its page, also after a reload, until it is sent", async ({ page, mailbox }) => {
  await open(page, LIGHT_PAGE);
  await fillIn(page);
  await page.reload();
  await hydrated(page);
  await expectValues(page);
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL("/about");
  await hydrated(page);
  await expect(field(page, "fullName")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL(LIGHT_PAGE);
  await hydrated(page);
  await expectValues(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(mailbox).toEqual([ENQUIRY]);
  await page.reload();
  await hydrated(page);
  await expectValues(page, { fullName: "", company: "", email: "", phone: "", message: "" });
});

test("an enquiry is sent if storage is blocked", async ({ page, mailbox }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("Broken by this test", "SecurityError");
      },
    }),
  );
  await open(page, LIGHT_PAGE);
  await fillIn(page);
  await sendButton(page).click();
  await expectSent(page);
  expect(mailbox).toEqual([ENQUIRY]);
});

test("a press on a message that is partly below the viewport puts the caret where it is pressed", async ({ page }) => {
  await open(page, "/contact");
  await page.setViewportSize(OVER_KEYBOARD);
  const message = field(page, "message");
  await message.fill("One line.\n".repeat(9));
  await sendButton(page).focus();
  const firstLine = await message.evaluate((element) => {
    element.scrollTo(0, 0);
    const { left, top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight, behavior: "instant" });
    return { x: left + 40, y: innerHeight - height / 2 + 15 };
  });
  await page.mouse.move(firstLine.x, firstLine.y);
  await page.mouse.down();
  await page.mouse.move(firstLine.x + 2, firstLine.y);
  await page.mouse.up();
  const isInFirstLine = await message.evaluate((element: HTMLTextAreaElement) => element.selectionEnd <= element.value.indexOf("\n"));
  expect(isInFirstLine).toBe(true);
});

test("a long message scrolls in its field, so that Send stays within a screen of it", async ({ page }) => {
  await open(page, "/contact", PHONE_PX);
  await field(page, "message").fill("Two chillers trip on high head pressure.\n".repeat(70));
  const [message, send] = [await field(page, "message").boundingBox(), await sendButton(page).boundingBox()];
  expect(message && send && send.y + send.height - message.y).toBeLessThan(WINDOW_HEIGHT_PX);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says how else to reach the office, and the browser posts the enquiry", async ({ page, mailbox }) => {
    await page.goto("/contact");
    await expect(form(page).getByText(WITHOUT_SCRIPTS)).toBeVisible();
    for (const way of ["tel:", "mailto:"]) await expect(form(page).locator(`li a[href^="${way}"]`)).toBeVisible();
    await fillIn(page);
    await expectPosted(page, mailbox);
  });
});
