import { defineConfig } from "@playwright/test";
import { DEVICE_SETTINGS, findBrowser } from "./find-browser";
import { areScreensOfToday, SCREENS_FOLDER } from "./screens/content-digest";
import { EXPECT_LIMIT_MS, TEST_LIMIT_MS } from "./time-limits";
import { TO_WORKER_MAILBOX } from "./worker-mailbox";

/** Not the port of `npm start`, so that a site left running there is not tested by mistake. */
const SITE_PORT = process.env.SITE_PORT ?? "9100";
const isRoot = process.getuid?.() === 0;

const comparesScreens = Boolean(process.env.TAKE_SCREENS) || areScreensOfToday();
/** The main process has no index; it says this once. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (!comparesScreens && !isWorker) {
  console.log("The screens were not compared: data/ has changed since they were taken. `npm run screens` takes them again.");
}

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: ["engines/**", ...(comparesScreens ? [] : ["screens/**"])],
  outputDir: "../test-results",
  fullyParallel: true,
  // For two cores: a test computes for half of its time, and waits for the rest (docs/performance.md)
  workers: 4,
  timeout: TEST_LIMIT_MS,
  // A busy machine may be slow once; what fails twice is broken
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // In a log of which only the end is kept, "dot" says last what failed, and why
  reporter: process.env.CI ? "dot" : "list",
  snapshotPathTemplate: `${SCREENS_FOLDER}/{arg}{ext}`,
  expect: {
    timeout: EXPECT_LIMIT_MS,
    toPass: { timeout: EXPECT_LIMIT_MS },
    toHaveScreenshot: {
      stylePath: "screens/quiet.css",
      // What another machine's graphics may round otherwise; a missing word is more
      maxDiffPixels: 150,
    },
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
