/**
 * Asks the published site at SITE_URL for one page of every kind, its headers, a redirect and a 404, and fails with a sentence for
 * everything that is wrong: `npm run smoke`. The publishing workflow runs it after every deploy of the public site.
 */
import { setTimeout as pause } from "node:timers/promises";
import { liveSiteProblems } from "../hosting/live-site";
import { buildEnvironment } from "../hosting/settings/build-environment";
import { siteAddress } from "../hosting/settings/site-address";
import { readDataFiles } from "../plugins/site-data/checks/reading/data-files";
import { dataKindOf } from "../plugins/site-data/schema/data-kinds";
import { siteContent } from "../src/publish/site-content";

/** A new version is at all of the host's places within a minute. */
const ATTEMPTS = 7;
const PAUSE_MS = 10_000;

const ofEveryKind = new Map(
  siteContent(readDataFiles())
    .pages.filter(({ path }) => path !== "/404")
    .map((page) => [dataKindOf(page.dataFiles[0] ?? "")?.typeName, page]),
);

async function smoke(): Promise<void> {
  if (!buildEnvironment().SITE_URL) throw new Error("SITE_URL is not set: it names the site to ask (.env.example).");
  for (let attempt = 1; ; attempt++) {
    const problems = await liveSiteProblems(siteAddress(), [...ofEveryKind.values()]);
    if (problems.length === 0) break;
    if (attempt === ATTEMPTS) throw new Error(`The published site is not as it should be:\n${problems.join("\n")}`);
    await pause(PAUSE_MS);
  }
  console.log(`${siteAddress()} answers as it should: ${ofEveryKind.size} pages, their headers, a redirect and a 404.`);
}

smoke().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
