import path from "node:path";
import { defineConfig } from "@playwright/test";
import { testedEngines } from "./tests/engines/find-engines";
import { DEVICE_SETTINGS, findBrowser } from "./tests/find-browser";

/** Not the port of `npm start`: a site left running there must not be tested by mistake. */
const SITE_PORT = process.env.SITE_PORT ?? "9100";

const isRoot = process.getuid?.() === 0;

/** On two busy cores the longest test takes 20 s. A slower machine gets nine times as long. */
const TEST_TIMEOUT_MS = 180_000;
/** An expectation is met within a second or two, on a busy machine within ten. */
const EXPECT_TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Firefox and WebKit start slowly and wait much, for carousels: one of each, while Chromium's tests keep the cores busy.
  projects: [
    ...testedEngines().map((name) => ({ name, testDir: "tests/engines", workers: 1 })),
    { name: "chromium", testDir: "tests/browser" },
  ],
  outputDir: "test-results",
  fullyParallel: true,
  // The fastest on two cores: two workers leave them waiting, four slow each other down.
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  forbidOnly: Boolean(process.env.CI),
  // CI logs may keep only their end. "dot" reports failures last.
  reporter: process.env.CI ? "dot" : "list",
  snapshotPathTemplate: "tests/browser/screens/{arg}{ext}",
  expect: {
    timeout: EXPECT_TIMEOUT_MS,
    toPass: { timeout: EXPECT_TIMEOUT_MS },
    // Graphics cards round differently. A missing word is more than 150 pixels.
    toHaveScreenshot: { maxDiffPixels: 150 },
  },
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    launchOptions: {
      executablePath: findBrowser(),
      // The switch below is the headless shell's. Chrome and Chromium themselves take hinting from the system's settings.
      env: { ...process.env, FONTCONFIG_FILE: path.resolve("tests/fonts.conf") },
      // CI containers run as root, where Chromium's sandbox does not start.
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        DEVICE_SETTINGS,
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Without hinting, as on phones and Macs, lines break at the same words on every machine.
        "--font-render-hinting=none",
        // Without a graphics card this is the fastest way to draw.
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
