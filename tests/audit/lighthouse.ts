import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../find-browser";
import type { Identity } from "./http2-site";

/** Fetched when it is asked for: as a dependency it would bring 200 packages into every `npm ci`. Version 13 needs Node.js 22. */
const LIGHTHOUSE = "lighthouse@12";
const REPORT_BYTES = 2 ** 26;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = { "first paint, ms": "first-contentful-paint", "largest paint, ms": "largest-contentful-paint" };

/** The part of a report that is quoted. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** What a report says, by the heading of its column: scores of at most 100, times on a phone with slow 4G. */
export const LIGHTHOUSE_COLUMNS: Readonly<Record<string, (report: Report) => number>> = {
  ...Object.fromEntries(CATEGORIES.map((name) => [name, ({ categories }: Report) => (categories[name]?.score ?? 0) * 100])),
  ...Object.fromEntries(Object.entries(TIMES).map(([label, name]) => [label, ({ audits }: Report) => audits[name]?.numericValue ?? 0])),
};

/**
 * Runs Lighthouse once, as a phone, with a browser of its own.
 * @throws if it cannot be fetched or started
 */
export async function lighthouseReport(address: string, { publicKeyHash }: Identity): Promise<Report> {
  const flags = [
    "--headless",
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const words = ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--chrome-flags=${flags.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const { stdout } = await promisify(execFile)("npx", words, { env, maxBuffer: REPORT_BYTES });
  return JSON.parse(stdout);
}
