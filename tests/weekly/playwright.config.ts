import { defineConfig } from "@playwright/test";
import site from "../../playwright.config";

/**
 * The weekly tests need no local site: `npx playwright test --config tests/weekly live-editing` starts `develop`, and
 * `published-form` uses the site at SITE_URL.
 */
export default defineConfig({
  timeout: site.timeout,
  expect: site.expect,
  use: { ...site.use, baseURL: process.env.SITE_URL },
  outputDir: "../../test-results",
  forbidOnly: Boolean(process.env.CI),
});
