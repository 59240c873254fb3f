import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { problemLine } from "../../plugins/site-data/checks/data-problem";
import { copySite } from "../site-copy";
import { EditedSite } from "./edited-site";
import type { Subject } from "./operation";
import { articles } from "./operations/articles";
import { company } from "./operations/company";
import { fullLength } from "./operations/full-length";
import { languages } from "./operations/languages";
import { lists } from "./operations/lists";
import { pictureChanges } from "./operations/picture-changes";
import { samples } from "./operations/samples";
import { services, solutions } from "./operations/sheets";
import { takeScreenshots } from "./screenshots";
import { runTests } from "./tests-of-copy";

/** Where the log of the tests and the screenshots are kept to be looked at; ignored by git. */
const RESULTS = path.resolve("year-results");

/** An editor's year, in the order in which things happen. */
const YEAR: readonly Subject[] = [company, samples, services, solutions, articles, pictureChanges, lists, languages, fullLength];

/** Does every operation on the copy, one upon the other. @throws if one leaves data/ wrong, with the messages */
async function live(site: EditedSite): Promise<void> {
  let number = 0;
  for (const { name, edit } of YEAR.flat()) {
    await edit(site);
    const faults = site.faults();
    if (faults.length > 0) throw new Error(`${name}:\n${faults.map(problemLine).join("\n")}`);
    number += 1;
    console.log(`${String(number).padStart(2)}  ${name}`);
  }
}

/**
 * `npm run test:year`: a copy of the project lives through an editor's year of valid changes, and then all of `npm test` must pass
 * on it without a change to any test. What it looks like then is photographed.
 */
async function main(): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const site = new EditedSite(await copySite("year"));
  console.log(`The year's copy of the project: ${site.folder}\n`);

  await live(site);
  const passed = await runTests(site.folder, path.join(RESULTS, "npm-test.log"));
  const fits = await takeScreenshots(site, RESULTS);

  if (passed && fits) rmSync(site.folder, { recursive: true, force: true });
  else process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
