import { commandPath } from "../command-path";
import { startFirefox } from "./firefox";
import type { RunningEngine } from "./tab";
import { startWebKit } from "./webkit";

/** The engines besides Chromium's. */
const ENGINES = ["firefox", "webkit"];

const HOW_TO_INSTALL = "on Debian and Ubuntu `apt-get install firefox-esr webkit2gtk-driver xvfb` (Ubuntu: firefox) installs it";

/** @returns how to start an engine; undefined if it is not installed */
function starterOf(engine: string): (() => Promise<RunningEngine>) | undefined {
  if (engine === "webkit") return commandPath("WebKitWebDriver") && commandPath("Xvfb") ? startWebKit : undefined;
  const executable = commandPath("firefox-esr") ?? commandPath("firefox");
  return executable ? () => startFirefox(executable) : undefined;
}

/** CI installs every engine and fails without one. Elsewhere the tests run in the engines that are installed. */
export function testedEngines(): string[] {
  const missing = process.env.CI ? [] : ENGINES.filter((engine) => !starterOf(engine));
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  if (missing.length > 0 && !isWorker) console.log(`Not tested in ${missing.join(" and ")}: ${HOW_TO_INSTALL}.`);
  return ENGINES.filter((engine) => !missing.includes(engine));
}

/** @throws if the engine is not installed, with the command that installs it */
export function startEngine(engine: string): Promise<RunningEngine> {
  const start = starterOf(engine);
  if (!start) throw new Error(`${engine} is not installed; ${HOW_TO_INSTALL}.`);
  return start();
}
