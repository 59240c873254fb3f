import { commandPath } from "../command-path";
import { startFirefox } from "./firefox";
import type { RunningEngine } from "./tab";
import { startWebKit } from "./webkit";

const HOW_TO_INSTALL = "on Debian and Ubuntu `apt-get install firefox-esr webkit2gtk-driver xvfb` (Ubuntu: firefox) installs it";

const firefox = commandPath("firefox-esr") ?? commandPath("firefox");
const hasWebKit = commandPath("WebKitWebDriver") && commandPath("Xvfb");

/** How to start the engines besides Chromium's. Undefined if an engine is not installed. */
const STARTERS: Readonly<Record<string, (() => Promise<RunningEngine>) | undefined>> = {
  firefox: firefox ? () => startFirefox(firefox) : undefined,
  webkit: hasWebKit ? startWebKit : undefined,
};
const ENGINES = Object.keys(STARTERS);

/** CI installs every engine and fails if one is missing. Elsewhere the tests run in the installed engines. */
export function testedEngines(): string[] {
  if (process.env.CI) return ENGINES;
  const missing = ENGINES.filter((engine) => !STARTERS[engine]);
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  if (missing.length > 0 && !isWorker) console.log(`Not tested in ${missing.join(" and ")}: ${HOW_TO_INSTALL}.`);
  return ENGINES.filter((engine) => STARTERS[engine]);
}

/** @throws if the engine is not installed. The message has the command that installs it */
export function startEngine(engine: string): Promise<RunningEngine> {
  const start = STARTERS[engine];
  if (!start) throw new Error(`${engine} is not installed; ${HOW_TO_INSTALL}.`);
  return start();
}
