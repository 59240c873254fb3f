import path from "node:path";
import { defineConfig } from "@playwright/test";
import { testedEngines } from "./tests/engines/find-engines";
import { DEVICE_SETTINGS, findBrowser } from "./tests/find-browser";

/** Differs from the port of `npm start`, so that a site left running there is not tested by mistake. */
const SITE_PORT = process.env.SITE_PORT ?? "9100";

/** Several times what the longest test takes on two busy cores, for slower machines. */
const TEST_TIMEOUT_MS = 180_000;
/** Expectations are usually met within two seconds, on a busy machine within ten. */
const EXPECT_TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Firefox and WebKit start slowly and mostly wait for carousels, so one worker each runs beside Chromium's tests.
  projects: [
    ...testedEngines().map((name) => ({ name, testDir: "tests/engines", workers: 1 })),
    { name: "chromium", testDir: "tests/browser" },
  ],
  outputDir: "test-results",
  fullyParallel: true,
  // Fastest on two cores: two workers leave the cores idle, four slow each other down.
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  forbidOnly: Boolean(process.env.CI),
  // On an unknown machine a second try tells a slow moment from a fault, and lists the test as flaky. CI shows it at once.
  retries: process.env.CI ? 0 : 1,
  // CI may keep only the end of a log. "dot" reports failures last.
  reporter: process.env.CI ? "dot" : "list",
  snapshotPathTemplate: "tests/browser/screens/{arg}{ext}",
  expect: {
    timeout: EXPECT_TIMEOUT_MS,
    toPass: { timeout: EXPECT_TIMEOUT_MS },
    // Graphics cards round differently. A missing word differs by more than 150 pixels.
    toHaveScreenshot: { maxDiffPixels: 150 },
  },
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      // Chrome and Chromium take hinting from the system's settings. Only the headless shell knows --font-render-hinting below.
      env: { ...process.env, FONTCONFIG_FILE: path.resolve("tests/fonts.conf") },
      args: [
        DEVICE_SETTINGS,
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Without hinting, as on phones and Macs, lines break at the same word on every machine.
        "--font-render-hinting=none",
        // Renders fastest on a machine without a graphics card.
        "--disable-gpu",
        "--disable-software-rasterizer",
      ],
    },
  },
  webServer: {
    command: `npx gatsby serve --host 127.0.0.1 --port ${SITE_PORT}`,
    url: `http://127.0.0.1:${SITE_PORT}`,
    reuseExistingServer: false,
  },
});
