/**
 * `npm run audit`, after a build: runs Lighthouse three times on a page of every kind, as a phone. Fails if a budget is
 * exceeded. npx downloads Lighthouse. As a dependency it would add 200 packages to every `npm ci`.
 */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { findBrowser } from "../find-browser";
import { PAGE_BYTES } from "../html/budgets";
import { PAGE_OF_EVERY_KIND } from "../routes";

const LIGHTHOUSE_CI = "@lhci/cli@0.15";
const CONFIGURATION = ".lighthouserc.json";
const SITE_PORT = 9108;

/** Times only warn, because they depend on the machine: docs/performance.md. */
const BUDGETS = {
  "categories:accessibility": ["error", { minScore: 1 }],
  "categories:best-practices": ["error", { minScore: 1 }],
  "categories:seo": ["error", { minScore: 1 }],
  "categories:performance": ["warn", { minScore: 0.95 }],
  "cumulative-layout-shift": ["error", { maxNumericValue: 0.001 }],
  "first-contentful-paint": ["warn", { maxNumericValue: 1000 }],
  "largest-contentful-paint": ["warn", { maxNumericValue: 2000 }],
  "total-blocking-time": ["warn", { maxNumericValue: 100 }],
  // The other sizes are test:html's: `gatsby serve` compresses less than hosts do.
  "resource-summary:image:size": ["error", { maxNumericValue: PAGE_BYTES.image }],
  "resource-summary:third-party:count": ["error", { maxNumericValue: 0 }],
};

const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
/** A build that is not for production has `noindex`, so Lighthouse's check of it would fail. */
const SKIPPED = ["is-crawlable"];
const collect = {
  startServerCommand: `npx gatsby serve --host 127.0.0.1 --port ${SITE_PORT}`,
  url: PAGE_OF_EVERY_KIND.map((path) => `http://127.0.0.1:${SITE_PORT}${path}`),
  numberOfRuns: 3,
  settings: { chromeFlags: flags.join(" "), skipAudits: SKIPPED },
};
writeFileSync(
  CONFIGURATION,
  JSON.stringify({
    ci: { collect, assert: { assertions: BUDGETS }, upload: { target: "filesystem", outputDir: "test-results/lighthouse" } },
  }),
);
const env = { ...process.env, CHROME_PATH: findBrowser() };
const { status } = spawnSync("npx", ["--yes", LIGHTHOUSE_CI, "autorun", `--config=${CONFIGURATION}`], { stdio: "inherit", env });
rmSync(CONFIGURATION);
process.exitCode = status ?? 1;
