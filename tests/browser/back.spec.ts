import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { LIGHT_PAGE } from "../routes";
import { firstOf, SERVICES } from "../site-content";
import { DESK_PX, open } from "./open-page";
import { alert, bringIntoView, carousel, choices, ENQUIRY, expectValues, field, fillIn, form, sendButton } from "./parts";
import { expect, test } from "./strict-test";

const NOTHING = { ...ENQUIRY, fullName: "", company: "", email: "", phone: "", message: "" };
const SERVICE = firstOf(SERVICES).path;

/** Goes back to a page that stays in memory. */
async function goBackInMemory(page: Page, path: string): Promise<void> {
  // page.goBack() waits for a load event, which such a page does not have.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect(page.locator("html[data-left]")).toBeAttached();
}

/** Opens another page and leaves a mark in this one. */
async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.left = "";
  });
  await open(page, path);
}

// The back/forward cache, which Playwright disables elsewhere.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("Back shows what was typed on the page after it, and further input loses nothing", async ({ page }) => {
  await open(page, SERVICE);
  await fillIn(page, { fullName: "Asha" });
  await leaveFor(page, "/contact");
  await fillIn(page, { message: ENQUIRY.message });
  await goBackInMemory(page, SERVICE);
  await field(page, "fullName").press("End");
  await field(page, "fullName").pressSequentially(" Rao");
  await open(page, "/contact");
  await expectValues(page, { ...NOTHING, fullName: ENQUIRY.fullName, message: ENQUIRY.message });
});

test("text that was sent does not come back with the page that it was typed on", async ({ page, mailbox }) => {
  await open(page, SERVICE);
  await fillIn(page);
  await leaveFor(page, "/contact");
  await sendButton(page).click();
  await expect(alert(page)).toContainText(ENQUIRY_COPY.sent);
  await goBackInMemory(page, SERVICE);
  await expectValues(page, NOTHING);
  await expect(form(page).locator(":user-invalid"), "emptied, not refused").toHaveCount(0);
  expect(mailbox).toHaveLength(1);
});

test("a carousel that was left under the pointer plays after Back, and pauses when the pointer moves over it", async ({ page }) => {
  await open(page, "/about", DESK_PX);
  const frame = carousel(page, "testimonials");
  await bringIntoView(frame);
  await choices(frame).first().hover();
  // Screen readers announce slides only while autoplay is paused.
  const live = frame.locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "polite");
  await leaveFor(page, LIGHT_PAGE);
  await goBackInMemory(page, "/about");
  await expect(live).toHaveAttribute("aria-live", "off");
  await choices(frame).nth(1).hover();
  await expect(live).toHaveAttribute("aria-live", "polite");
});
