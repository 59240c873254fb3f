/**
 * `npm run smoke`: checks one page of every kind, headers, a redirect and a 404 on the published site (SITE_URL).
 * Fails with a sentence for each problem. The publishing workflow runs it after every deploy of the public site.
 * `npm run smoke -- --enquiry` also sends a test enquiry. Check that its e-mail arrives.
 */
import { setTimeout as pause } from "node:timers/promises";
import { buildEnvironment } from "../hosting/settings/build-environment";
import { publishOptions } from "../hosting/settings/publish-options";
import { siteAddress } from "../hosting/settings/site-address";
import { liveSiteProblems } from "./live-site";
import { sendTestEnquiry } from "./test-enquiry";

/** A deploy reaches all of the host's servers within a minute. */
const ATTEMPTS = 7;
const PAUSE_MS = 10_000;

async function smoke(): Promise<void> {
  if (!buildEnvironment().SITE_URL) throw new Error("SITE_URL is not set: it is the address of the site to check (.env.example).");
  const { enquiryOrigin, security } = publishOptions();
  for (let attempt = 1; ; attempt++) {
    const { problems, pages } = await liveSiteProblems(siteAddress(), security);
    if (problems.length === 0) {
      console.log(`${siteAddress()} responds as expected: ${pages.join(", ")}, a bundle, /admin, a redirect and a 404.`);
      break;
    }
    if (attempt === ATTEMPTS) throw new Error(`The published site has problems:\n${problems.join("\n")}`);
    await pause(PAUSE_MS);
  }
  if (!process.argv.includes("--enquiry")) return;
  await sendTestEnquiry(enquiryOrigin, siteAddress(), buildEnvironment());
  console.log(`${enquiryOrigin} accepted the test enquiry.`);
}

smoke().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
