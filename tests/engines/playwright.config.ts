import { defineConfig } from "@playwright/test";
import { EXPECT_LIMIT_MS, TEST_LIMIT_MS } from "../time-limits";
import { findEngines } from "./find-engines";

/** ENGINES="chromium firefox" tries the same tests elsewhere. */
const chosen = process.env.ENGINES?.split(" ");

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/engines",
  projects: (chosen ?? findEngines().found).map((name) => ({ name })),
  // For two cores, with Chromium's tests beside; each worker starts every engine
  workers: 2,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  // A busy machine may be late once; what fails twice is broken
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["dot"], ["./engine-lines.ts"]],
});
