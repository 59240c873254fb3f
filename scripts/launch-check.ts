/**
 * Lists every sample, stand-in and missing setting, and fails while there are any: `npm run launch-check`.
 * The publishing workflow shows the list with every pull request.
 */

import { buildEnvironment } from "../hosting/settings/build-environment";
import { faultLine } from "../plugins/site-data/checks/data-fault";
import { launchItems, missingSettings } from "../plugins/site-data/checks/launch-items";
import { readDataFiles } from "../plugins/site-data/checks/reading/data-files";

const items = launchItems(readDataFiles()).map(faultLine);
const settings = missingSettings(buildEnvironment());
const count = items.length + settings.length;

if (count === 0) console.log("Ready to launch: nothing in data/ is a sample or a placeholder, and every setting is present.");
else {
  console.log(`Not ready to launch: ${count} ${count === 1 ? "item still needs" : "items still need"} real content.\n`);
  console.log([...items, ...settings].join("\n"));
  process.exitCode = 1;
}
