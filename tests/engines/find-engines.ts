import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { type BrowserType, chromium, firefox, webkit } from "@playwright/test";
import { findBrowser } from "../find-browser";
import type { RunningEngine } from "./engine";
import { startFirefox } from "./firefox";
import { startPlaywright } from "./playwright-build";
import { startWebKit } from "./webkit";

type StartEngine = () => Promise<RunningEngine>;

interface EngineKind {
  readonly name: string;
  readonly playwrightBuild: BrowserType;
  /** Debian's packages, for machines that Playwright's downloads do not reach. */
  readonly packages: readonly string[];
  /** @returns how to start what those packages install */
  readonly installed: () => StartEngine | undefined;
}

const isRoot = process.getuid?.() === 0;

/** The engines besides Chromium's, in which the other browser tests run. */
const ENGINES: readonly EngineKind[] = [
  {
    name: "firefox",
    playwrightBuild: firefox,
    packages: ["firefox-esr"],
    installed() {
      const path = process.env.FIREFOX_PATH ?? commandPath("firefox-esr") ?? commandPath("firefox");
      return path ? () => startFirefox(path) : undefined;
    },
  },
  {
    name: "webkit",
    playwrightBuild: webkit,
    packages: ["webkit2gtk-driver", "xvfb"],
    installed() {
      const miniBrowser = readdirOrNothing("/usr/lib")
        .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
        .find((path) => existsSync(path));
      return miniBrowser && commandPath("WebKitWebDriver") && commandPath("Xvfb") ? () => startWebKit(miniBrowser) : undefined;
    },
  },
];

function commandPath(command: string): string | undefined {
  const { status, stdout } = spawnSync("which", [command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

const readdirOrNothing = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Playwright's own build if it was downloaded, else what the machine has. */
function startOf({ playwrightBuild, installed }: EngineKind): StartEngine | undefined {
  if (existsSync(playwrightBuild.executablePath())) return () => startPlaywright(playwrightBuild, {});
  return installed();
}

const howToGet = ({ name, packages }: EngineKind) =>
  `Run \`npx playwright install --with-deps ${name}\`, or on Debian \`apt-get install ${packages.join(" ")}\`.`;

/** Debian's packages as root there, else Playwright's downloads. */
function install(missing: readonly EngineKind[]): void {
  if (isRoot && existsSync("/etc/debian_version")) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    const packages = missing.flatMap((engine) => engine.packages);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { stdio: "inherit" });
  }
  const names = missing.filter((engine) => !startOf(engine)).map(({ name }) => name);
  if (names.length > 0) spawnSync("npx", ["playwright", "install", ...names], { stdio: "inherit" });
}

/**
 * The engines to test in. On CI every one is installed and required; elsewhere a machine does with what it has.
 * @returns their names, and one sentence for each that cannot be had
 * @throws on CI if one cannot be had
 */
export function findEngines(): { found: string[]; notRun: string[] } {
  const isMissing = (engine: EngineKind) => !startOf(engine);
  if (process.env.CI && ENGINES.some(isMissing)) install(ENGINES.filter(isMissing));
  const notRun = ENGINES.filter(isMissing).map((engine) => `Not tested in ${engine.name}: it is not installed. ${howToGet(engine)}`);
  if (process.env.CI && notRun.length > 0) throw new Error(notRun.join("\n"));
  return { found: ENGINES.filter((engine) => !isMissing(engine)).map(({ name }) => name), notRun };
}

/**
 * Starts an engine by its name; "chromium" shows that what fails elsewhere is the engine's fault, not the test's.
 * @throws if it is not installed
 */
export function startEngine(name: string): Promise<RunningEngine> {
  if (name === "chromium") return startPlaywright(chromium, { executablePath: findBrowser(), args: isRoot ? ["--no-sandbox"] : [] });
  const start = ENGINES.filter((engine) => engine.name === name).map(startOf)[0];
  if (!start) throw new Error(`${name} is not installed.`);
  return start();
}
