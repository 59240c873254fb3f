import { expect, type Page } from "@playwright/test";
import { open } from "../browser/open-page";

const RESPONSE_TIMEOUT_MS = 30_000;

const TEST_ENQUIRY = {
  fullName: "Test enquiry",
  company: "",
  email: "test@example.com",
  phone: "00000 00000",
  message: "Sent by a check of the website, to see whether the form still sends. No reply is needed.",
};

/**
 * Sends an enquiry through the form of a published site, as a visitor does.
 * @param page its addresses are relative to the site
 * @throws if the form does not send, or if the e-mail service refuses the enquiry, with its reason
 */
export async function sendTestEnquiry(page: Page): Promise<void> {
  await open(page, "/contact");
  const form = page.locator("form:has([name=fullName])");
  for (const [name, value] of Object.entries(TEST_ENQUIRY)) await form.locator(`[name=${name}]`).fill(value);
  const responded = page
    .waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/email/send"), {
      timeout: RESPONSE_TIMEOUT_MS,
    })
    .catch(() => undefined);
  await form.locator("button[type=submit]").click();
  const response = await responded;
  if (!response) throw new Error(`The form sent nothing. It says: ${(await page.getByRole("alert").allTextContents()).join(" ")}`);
  if (!response.ok()) throw new Error(`${response.url()} refuses the test enquiry: ${response.status()} ${await response.text()}`);
  // Only a form that has seen its success is empty.
  await expect(form.locator("[name=message]")).toHaveValue("");
}
