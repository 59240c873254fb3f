import { expect, test } from "@playwright/test";
import { open } from "../browser/open-page";

const TEST_ENQUIRY = {
  fullName: "Test enquiry",
  email: "test@example.com",
  phone: "00000 00000",
  message: "Sent by a check of the website, to see whether the form still sends. No reply is needed.",
};

/** Proves that the e-mail service accepts enquiries, not that the e-mail arrives. */
test("the form of the published site sends", async ({ page }) => {
  await open(page, "/contact");
  const form = page.locator("form:has([name=fullName])");
  for (const [name, value] of Object.entries(TEST_ENQUIRY)) await form.locator(`[name=${name}]`).fill(value);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await form.locator("button[type=submit]").click();
  const answer = await answered;
  expect(`${answer.status()} ${await answer.text()}`).toBe("200 OK");
  // The form empties only after success.
  await expect(form.locator("[name=message]")).toHaveValue("");
});
