import type { Page } from "@playwright/test";
import { ENQUIRY_WORDS } from "../../src/forms/enquiry-words";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { firstOf, SERVICES } from "../site-content";
import { EnquiryService, refuseWith } from "./enquiry-service";
import { DESK_PX, holdScripts, hydrated, open, openWithoutScripts, PHONE_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { expect, test } from "./strict-test";
import { translate } from "./translate-page";

// A visitor who lets the browser translate the page has the same page.

// Where React finds other HTML than it expects (#418), it draws the page or the form again. A server answers 404 for no page.
test.use({ expectedProblems: /#418|404/ });

const ENQUIRY = { fullName: "Asha Rao", company: "Plant & Sons", email: "asha@plant.example", phone: "1", message: "Two chillers" };

const form = (page: Page) => page.locator("form:has([name=fullName])");
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const sendButton = (page: Page) => form(page).getByRole("button");
const alert = (page: Page) => page.getByRole("alert");

const mailbox = new EnquiryService();
test.beforeEach(({ page }) => mailbox.start(page));

/** Fills in the fields that the form has. */
async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(ENQUIRY)) if (await field(page, name).count()) await field(page, name).fill(text);
}

/** Presses every visible control of the page, and focuses every link. Links are not pressed. */
const tryEveryControl = (page: Page) =>
  page.evaluate(async () => {
    for (const control of document.querySelectorAll<HTMLElement>("button[type=button], summary")) {
      if (control.checkVisibility({ visibilityProperty: true })) control.click();
      await new Promise(requestAnimationFrame);
    }
    for (const link of document.querySelectorAll<HTMLElement>("main li > a")) link.focus({ preventScroll: true });
  });

for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
  test(`${path} works: controls, form and links`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page, path, PHONE_PX);
    await translate(page);
    // What one width opens, the other closes.
    for (const width of [PHONE_PX, DESK_PX]) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
      await tryEveryControl(page);
    }
    await field(page, "email").fill(ENQUIRY.email);
    await sendButton(page).dispatchEvent("click");
    await expect(field(page, "fullName")).toBeFocused();
    await fillIn(page);
    await sendButton(page).dispatchEvent("click");
    await expect(alert(page)).toContainText(ENQUIRY_WORDS.sent);
    await expect(sendButton(page)).toContainText(ENQUIRY_WORDS.send);
    expect(mailbox.messages()).toHaveLength(1);

    const next = path === "/contact" ? "/about" : "/contact";
    await page.getByRole("contentinfo").locator(`a[href="${next}"]`).click();
    await expect(page).toHaveURL(next);
  });

test("changing texts reach the visitor: the drawing of a service", async ({ page }) => {
  await open(page, "/", DESK_PX);
  await translate(page);
  const [, pointed = firstOf(SERVICES), focused = pointed] = SERVICES;
  const drawingOf = ({ menuTitle }: typeof pointed) => page.locator("figure figcaption", { hasText: menuTitle });
  await page.locator(`main a[href="${pointed.path}"]`).first().hover();
  await expect(drawingOf(pointed)).toBeVisible();
  await page.locator(`main a[href="${focused.path}"]`).first().focus();
  await expect(drawingOf(focused)).toBeVisible();
});

test("headings have room for the marks above and below the letters of other scripts", async ({ page }) => {
  for (const path of PAGE_OF_EVERY_KIND) {
    await openWithoutScripts(page, path, PHONE_PX);
    const tight = await page.evaluate(() => {
      document.documentElement.lang = "te";
      const spacing = (heading: Element) => {
        const { lineHeight, fontSize } = getComputedStyle(heading);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      };
      return [...document.querySelectorAll("h1, h2, h3")]
        .filter((heading) => spacing(heading) < 1.39)
        .map(({ textContent }) => textContent);
    });
    expect(tight, path).toEqual([]);
  }
});

test.describe("a failed enquiry", () => {
  test.use({ expectedProblems: /#418|The enquiry was not sent|^500: |status of 500/ });

  test("says so, and can be sent again, as can another one", async ({ page }) => {
    await open(page, LIGHT_PAGE);
    await translate(page);
    await fillIn(page);
    mailbox.failWith(refuseWith(500, "broken"));
    await sendButton(page).click();
    await expect(alert(page)).toContainText(ENQUIRY_WORDS.failed);
    await expect(alert(page).locator("..")).toBeFocused();
    mailbox.clearFault();
    await sendButton(page).click();
    await expect(alert(page)).toContainText(ENQUIRY_WORDS.sent);
    await fillIn(page);
    await sendButton(page).click();
    await expect(alert(page)).toContainText(ENQUIRY_WORDS.sent);
    expect(mailbox.messages()).toHaveLength(2);
  });
});

test.describe("before hydration", () => {
  for (const [name, change] of [
    ["translated", translate],
    [
      "with a password manager's icon",
      (page: Page) => field(page, "email").evaluate((input) => input.insertAdjacentHTML("afterend", "<i>icon</i>")),
    ],
    [
      "with a link that an extension has changed",
      (page: Page) =>
        page
          .locator("header a[href^='tel:']")
          .first()
          .evaluate((link) => link.replaceChildren(document.createElement("span"))),
    ],
  ] as const)
    test(`a page ${name} keeps what was typed, and the focus`, async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto(LIGHT_PAGE, { waitUntil: "domcontentloaded" });
      await fillIn(page);
      await field(page, "email").focus();
      await change(page);
      await touch(page);
      releaseScripts();
      await hydrated(page);
      await expect(field(page, "email")).toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.type(".test");
      await expect(field(page, "fullName")).toHaveValue(ENQUIRY.fullName);
      await expect(field(page, "email")).toHaveValue(`${ENQUIRY.email}.test`);
      await sendButton(page).click();
      await expect(alert(page)).toContainText(ENQUIRY_WORDS.sent);
    });
});
