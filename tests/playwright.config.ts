import { defineConfig } from "@playwright/test";
import { ENGINES, isInstalled } from "./engines/find-engines";
import { DEVICE_SETTINGS, findBrowser } from "./find-browser";
import { EXPECT_LIMIT_MS, TEST_LIMIT_MS } from "./time-limits";
import { TO_WORKER_MAILBOX } from "./worker-mailbox";

/** Not the port of `npm start`, so that a site left running there is not tested by mistake. */
const SITE_PORT = process.env.SITE_PORT ?? "9100";
/** Starts `npm run develop`, which takes longer than all other tests together: the weekly workflow does. */
const DEVELOP = "live-editing.spec.ts";

/** CI installs every engine, and fails without one; elsewhere a machine does with what it has. */
const engines = ENGINES.filter((engine) => process.env.CI || isInstalled(engine));
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  projects: process.env.WEEKLY
    ? [{ name: "develop", testMatch: DEVELOP }]
    : [{ name: "chromium", testIgnore: ["engines/**", DEVELOP] }, ...engines.map((name) => ({ name, testDir: "engines" }))],
  outputDir: "../test-results",
  fullyParallel: true,
  // For two cores: a test computes for half of its time, and waits for the rest
  workers: 4,
  timeout: TEST_LIMIT_MS,
  forbidOnly: Boolean(process.env.CI),
  // In a log of which only the end is kept, "dot" says last what failed, and why
  reporter: [[process.env.CI ? "dot" : "list"], ["./engines/find-engines.ts"]],
  snapshotPathTemplate: "screens/{arg}{ext}",
  expect: {
    timeout: EXPECT_LIMIT_MS,
    toPass: { timeout: EXPECT_LIMIT_MS },
    // What another machine's graphics may round otherwise; a missing word is more
    toHaveScreenshot: { maxDiffPixels: 150 },
  },
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium refuses to start its sandbox as root, as CI containers run it
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        TO_WORKER_MAILBOX,
        DEVICE_SETTINGS,
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Letters as wide as their outlines on every machine, as phones and Macs draw them; with hinting, texts wrap at other words
        "--font-render-hinting=none",
        // Without a graphics card, drawing on the processor is cheapest
        "--disable-gpu",
        "--disable-software-rasterizer",
      ],
    },
  },
  webServer: {
    command: "npx tsx tests/serve-site.ts",
    cwd: "..",
    env: { SITE_PORT },
    url: `http://127.0.0.1:${SITE_PORT}`,
    reuseExistingServer: false,
  },
});
