import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { commandPath } from "./command-path";

/** Debian's headless shell comes first, because the tests are a quarter faster in it. */
const INSTALLED_NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

function installedBrowser(): string | undefined {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (!existsSync(fromEnvironment)) throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
    return fromEnvironment;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return INSTALLED_NAMES.map(commandPath).find(Boolean);
}

/**
 * Tells the headless shell what it cannot detect. Its network is 4G, so lazy pictures load 1250 px ahead of the viewport.
 * Its pointer is a mouse (`hover: hover`). Playwright sets the pointer with the same switch, but Chromium reads only the
 * last one, so both settings are here.
 */
export const DEVICE_SETTINGS =
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Installs Playwright's download. If the network blocks it, installs Debian's package, which needs root. */
function installBrowser(): void {
  if (spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" }).status === 0) return;
  if (process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], { stdio: "inherit" });
}

/**
 * Finds the browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, or else one that it installs.
 * @returns the path of the executable
 * @throws if there is none. The message has the command that installs one
 */
export function findBrowser(): string {
  let browser = installedBrowser();
  if (!browser) {
    installBrowser();
    browser = installedBrowser();
  }
  if (!browser) {
    throw new Error(
      "The browser tests need Chromium. Run `npx playwright install --with-deps chromium`, or install Chromium and set CHROMIUM_PATH to it.",
    );
  }
  execFileSync(browser, ["--version"], { stdio: "ignore" });
  return browser;
}
