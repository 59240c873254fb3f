/**
 * `npx tsx tests/weekly/send-test-enquiry.ts`: sends a test enquiry through the form of the published site (SITE_URL)
 * in a browser. It proves that the e-mail service accepts enquiries, not that its e-mail arrives.
 */
import { chromium } from "@playwright/test";
import { readSettings } from "../../hosting/settings";
import { findBrowser } from "../find-browser";
import { sendTestEnquiry } from "./published-form";

async function run(): Promise<void> {
  const { siteAddress } = readSettings();
  if (!process.env.SITE_URL) throw new Error("SITE_URL is not set: it is the address of the published site.");
  const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    await sendTestEnquiry(await browser.newPage({ baseURL: siteAddress }));
  } finally {
    await browser.close();
  }
  console.log(`The e-mail service accepted a test enquiry from ${siteAddress}/contact. Look for its e-mail, "Test enquiry".`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
