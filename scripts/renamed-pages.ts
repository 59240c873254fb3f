/**
 * `tsx scripts/renamed-pages.ts COMMIT`: lists the redirects that data/redirects.yaml lacks for pages that were renamed
 * or deleted since that commit. The publishing workflow passes the last published commit.
 */
import { execFileSync } from "node:child_process";
import { addressesOf } from "../plugins/data-schema/check/check-links";
import { redirectsIn } from "../plugins/data-schema/check/check-redirects";
import { checkFiles } from "../plugins/data-schema/check/checked-file";
import { readDataFiles } from "../plugins/data-schema/check/reading/read-folder";
import { missingRedirects } from "../plugins/data-schema/check/renamed-pages";
import { DECLARATIONS } from "../plugins/site-data/declarations";

const GIT_OUTPUT_BYTES = 16 * 1024 * 1024;

const [commit] = process.argv.slice(2);
if (!commit) throw new Error("Name the last published commit: tsx scripts/renamed-pages.ts COMMIT");
const git = ["-c", "core.quotePath=false", "diff", "--name-status", "--find-renames", "--diff-filter=DR", commit, "HEAD", "--", "data"];
const changes = execFileSync("git", git, { encoding: "utf8", maxBuffer: GIT_OUTPUT_BYTES });
const files = checkFiles(readDataFiles(), DECLARATIONS.kinds);
const lines = missingRedirects(changes, [...addressesOf(files, DECLARATIONS).keys()], redirectsIn(files), DECLARATIONS.kinds);
if (lines.length > 0) {
  console.log("Pages were renamed or deleted. To redirect their former addresses, add these lines to data/redirects.yaml:\n");
  console.log(["redirects:", ...lines].join("\n"));
}
