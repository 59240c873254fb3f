import { expect, test } from "@playwright/test";
import { sendTestEnquiry } from "../weekly/published-form";
import { EnquiryService, refuseWith } from "./enquiry-service";

// The weekly check of the published form, tried on the site under test.

const mailbox = new EnquiryService();
test.beforeEach(({ page }) => mailbox.start(page));

test("the test enquiry arrives", async ({ page }) => {
  await sendTestEnquiry(page);
  expect(mailbox.messages()).toMatchObject([{ via: "send", templateParams: { fullName: "Test enquiry", email: "test@example.com" } }]);
});

test("a refusal is an error with the service's reason", async ({ page }) => {
  mailbox.failWith(refuseWith(412, "Quota exceeded"));
  await expect(sendTestEnquiry(page)).rejects.toThrow(/ refuses the test enquiry: 412 Quota exceeded$/);
});
