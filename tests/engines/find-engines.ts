import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import type { Reporter } from "@playwright/test/reporter";
import { startFirefox } from "./firefox";
import { type RunningEngine, scriptCall } from "./tab";
import { startWebKit } from "./webkit";

/** The engines besides Chromium's, in which the other browser tests run: the builds that `npx playwright install` brings. */
const PLAYWRIGHT_BUILDS = { firefox, webkit };
export type Engine = keyof typeof PLAYWRIGHT_BUILDS;
export const ENGINES: readonly Engine[] = ["firefox", "webkit"];

const HOW_TO_INSTALL =
  "`npx playwright install --with-deps firefox webkit`, or on Debian `apt-get install firefox-esr webkit2gtk-driver xvfb`";

/** @returns how to start an engine: Playwright's build or the system's; undefined if it is not installed */
function starterOf(engine: Engine): (() => Promise<RunningEngine>) | undefined {
  const build = PLAYWRIGHT_BUILDS[engine];
  if (existsSync(build.executablePath())) return () => startPlaywrightBuild(build);
  if (engine === "firefox") {
    const executable = commandPath("firefox-esr") ?? commandPath("firefox");
    return executable ? () => startFirefox(executable) : undefined;
  }
  const miniBrowser = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  return miniBrowser && commandPath("WebKitWebDriver") && commandPath("Xvfb") ? () => startWebKit(miniBrowser) : undefined;
}

function commandPath(command: string): string | undefined {
  const { status, stdout } = spawnSync("which", [command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

export const isInstalled = (engine: Engine): boolean => starterOf(engine) !== undefined;

/** @throws if the engine is not installed, with the command that installs it */
export function startEngine(engine: Engine): Promise<RunningEngine> {
  const start = starterOf(engine);
  if (!start) throw new Error(`${engine} is not installed: ${HOW_TO_INSTALL}`);
  return start();
}

async function startPlaywrightBuild(type: BrowserType): Promise<RunningEngine> {
  const browser = await type.launch();
  const page = await browser.newPage();
  const tab: RunningEngine["tab"] = {
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (script, ...values) => page.evaluate(scriptCall(script, values)),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
  return { tab, close: () => browser.close() };
}

/** Says in one line, after all tests, in which engines nothing was tested. */
export default class MissingEngines implements Reporter {
  onEnd(): void {
    const missing = ENGINES.filter((engine) => !isInstalled(engine));
    if (missing.length > 0) console.log(`Not tested in ${missing.join(" and ")}, which is not installed: ${HOW_TO_INSTALL}.`);
  }
}
