/**
 * `npm run smoke`: checks one page of every kind, headers, a redirect and a 404 on the published site (SITE_URL).
 * With BUILD, the content of the new version's build.txt, it also checks that this version is the published one.
 * Fails with a sentence for each problem. The publishing workflow runs it after every deploy of the public site.
 */
import { setTimeout as pause } from "node:timers/promises";
import { readSettings } from "../hosting/settings";
import { publishedSiteProblems } from "./published-site";

/** A deploy reaches all of the host's servers within a minute. */
const ATTEMPTS = 7;
const PAUSE_MS = 10_000;

async function smoke(): Promise<void> {
  const { hasSiteUrl, siteAddress, security } = readSettings();
  if (!hasSiteUrl) throw new Error("SITE_URL is not set: it is the address of the site to check (.env.example).");
  for (let attempt = 1; ; attempt++) {
    const { problems, pages } = await publishedSiteProblems(siteAddress, security, process.env.BUILD);
    if (problems.length === 0) {
      console.log(`${siteAddress} responds as expected: ${pages.join(", ")}, a bundle, /admin, a redirect and a 404.`);
      return;
    }
    if (attempt === ATTEMPTS) throw new Error(`The published site has problems:\n${problems.join("\n")}`);
    await pause(PAUSE_MS);
  }
}

smoke().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
