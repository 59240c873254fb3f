/**
 * `npm run launch-check`: lists what the client still has to send or confirm (data/launch.yaml), and missing settings.
 * Fails if anything is listed.
 */

import { readSettings } from "../hosting/settings";
import { problemLine } from "../plugins/content/check/problem";
import { openLaunchItems } from "../plugins/content/launch";

const items = openLaunchItems();
const { wrong, missing } = readSettings();
const settings = [...wrong, ...missing];
const groups: readonly (readonly [heading: string, lines: readonly string[]])[] = [
  ["Keeps the site out of search engines:", items.filter(({ isBlocking }) => isBlocking).map(problemLine)],
  ["Still to be sent or confirmed:", items.filter(({ isBlocking }) => !isBlocking).map(problemLine)],
  ["Missing or invalid settings:", settings],
];
const count = items.length + settings.length;

if (count === 0) console.log("Ready to launch: nothing in data/launch.yaml is open, and every setting is present.");
else {
  console.log(`Not ready to launch: ${count} ${count === 1 ? "item is" : "items are"} open.`);
  for (const [heading, lines] of groups) if (lines.length > 0) console.log(`\n${heading}\n${lines.join("\n")}`);
  process.exitCode = 1;
}
