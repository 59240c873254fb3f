import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { DEVICE_SETTINGS, findBrowser } from "../find-browser";
import type { Identity } from "./http2-site";

/** A phone of the middle class against the machine that measures (Lighthouse's setting for mobiles). */
const CPU_SLOWDOWN = 4;

/** Lighthouse's slow 4G, as DevTools imitates it request by request. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A page in a context of its own, so that nothing is in its cache. */
export interface ThrottledPage {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** @returns a browser that trusts the audit's own certificate, and no other that it would not */
export const launchBrowser = ({ publicKeyHash }: Identity): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      DEVICE_SETTINGS,
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });

/**
 * Runs a measurement on a page at fourfold slowdown, and closes the page.
 * @param network "slow 4G", or "none" for what the network has no part in
 */
export async function onThrottledPage<Result>(
  browser: Browser,
  { screen, network }: { screen: BrowserContextOptions; network: "slow 4G" | "none" },
  measure: (throttled: ThrottledPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // tsx writes this into functions that hold others with a name; in the browser it is nothing
  await page.addInitScript("globalThis.__name = (named) => named");
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (network === "slow 4G") {
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  const result = await measure({ page, devTools });
  await context.close();
  return result;
}

/** Waits until the main thread has nothing to do. */
export const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
