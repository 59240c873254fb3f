import type { Browser, Request } from "@playwright/test";
import { hydrated } from "../page-faults";
import { idle, onThrottledPage, PHONE } from "./throttled-page";

const KINDS: Readonly<Record<string, RegExp>> = {
  script: /\.js$/,
  data: /\.json$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|jpg|png|svg)$/,
  HTML: /\/[^.]*$/,
};

export const KINDS_OF_FILES = Object.keys(KINDS);

/**
 * What a phone loads until the page answers, as sent (brotli). Styles are in the HTML.
 * @returns KiB by kind
 */
export const weightOf = (browser: Browser, address: string): Promise<Record<string, number>> =>
  onThrottledPage(browser, { screen: PHONE, network: "none" }, async ({ page }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(address, { waitUntil: "load" });
    await hydrated(page);
    await idle(page);
    const kib: Record<string, number> = {};
    for (const request of [...requests]) {
      const { pathname } = new URL(request.url());
      const kind = KINDS_OF_FILES.find((name) => KINDS[name]?.test(pathname));
      if (kind) kib[kind] = (kib[kind] ?? 0) + (await request.sizes()).responseBodySize / 1024;
    }
    return kib;
  });
