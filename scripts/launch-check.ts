/**
 * Lists every sample, stand-in and missing setting, and fails while there are any: `npm run launch-check`.
 * The publishing workflow shows the list with every pull request.
 */
import { faultLine } from "../src/checks/data-fault";
import { launchItems, missingSettings } from "../src/checks/launch-items";
import { readDataFiles } from "../src/checks/reading/data-files";
import { buildEnvironment } from "../src/settings/build-environment";

const items = launchItems(readDataFiles()).map(faultLine);
const settings = missingSettings(buildEnvironment());
const count = items.length + settings.length;

if (count === 0) console.log("Ready to launch: nothing in data/ is a sample or a placeholder, and every setting is present.");
else {
  console.log(`Not ready to launch: ${count} ${count === 1 ? "item still needs" : "items still need"} real content.\n`);
  console.log([...items, ...settings].join("\n"));
  process.exitCode = 1;
}
