import { existsSync, readdirSync } from "node:fs";
import type { Reporter } from "@playwright/test/reporter";
import { commandPath } from "../command-path";
import { startFirefox } from "./firefox";
import type { RunningEngine } from "./tab";
import { startWebKit } from "./webkit";

/** The engines besides Chromium's. */
export const ENGINES: readonly string[] = ["firefox", "webkit"];

const HOW_TO_INSTALL = "on Debian and Ubuntu `apt-get install firefox-esr webkit2gtk-driver xvfb` (Ubuntu: firefox) installs it";

/** @returns how to start an engine; undefined if it is not installed */
function starterOf(engine: string): (() => Promise<RunningEngine>) | undefined {
  if (engine === "firefox") {
    const executable = commandPath("firefox-esr") ?? commandPath("firefox");
    return executable ? () => startFirefox(executable) : undefined;
  }
  const miniBrowser = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  return miniBrowser && commandPath("WebKitWebDriver") && commandPath("Xvfb") ? () => startWebKit(miniBrowser) : undefined;
}

export const isInstalled = (engine: string): boolean => starterOf(engine) !== undefined;

/** @throws if the engine is not installed, with the command that installs it */
export function startEngine(engine: string): Promise<RunningEngine> {
  const start = starterOf(engine);
  if (!start) throw new Error(`${engine} is not installed; ${HOW_TO_INSTALL}.`);
  return start();
}

/** Names the engines that were not tested in one line after all tests. */
export default class MissingEngines implements Reporter {
  onEnd(): void {
    const missing = ENGINES.filter((engine) => !isInstalled(engine));
    if (missing.length > 0) console.log(`Not tested in ${missing.join(" and ")}: ${HOW_TO_INSTALL}.`);
  }
}
