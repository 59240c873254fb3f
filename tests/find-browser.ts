import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's headless shell first: without windows and extensions, the tests take a quarter less time. */
const INSTALLED_NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

function pathOf(name: string): string | undefined {
  const found = spawnSync("which", [name], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

function installedBrowser(): string | undefined {
  const fromEnvironment = process.env.CHROMIUM_PATH;
  if (fromEnvironment) {
    if (!existsSync(fromEnvironment)) throw new Error(`CHROMIUM_PATH names ${fromEnvironment}, which does not exist.`);
    return fromEnvironment;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return INSTALLED_NAMES.map(pathOf).find(Boolean);
}

/**
 * What the headless shell does not know of its device: the network, 4G for most visitors, on which lazy pictures load 1250 px ahead; and that
 * the mouse is one (`hover: hover`). Playwright says the latter in a switch of its own, but of two Chromium reads the last alone.
 */
export const DEVICE_SETTINGS =
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Playwright's own download first; if the network blocks it and we are root on Debian, Debian's package. */
function installBrowser(): void {
  if (spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" }).status === 0) return;
  if (process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["update"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], { stdio: "inherit" });
}

/**
 * The browser the tests run in: CHROMIUM_PATH, an installed Chromium or Chrome, or one installed now.
 * @returns the path of its executable
 * @throws if none is available, with what to run
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
