// `npm run audit`, after a build: runs Lighthouse as a phone on one page of every kind. npx fetches Lighthouse, because as a
// dependency it would add 200 packages to every `npm ci`.
require("tsx/cjs");
const { findBrowser } = require("../find-browser.ts");
const { PAGE_BYTES } = require("../html/budgets.ts");
const { PAGE_OF_EVERY_KIND } = require("../routes.ts");

const NO_SANDBOX = process.getuid?.() === 0 ? "--no-sandbox" : "";

module.exports = {
  ci: {
    collect: {
      startServerCommand: "npx gatsby serve --host 127.0.0.1 --port 9108",
      url: PAGE_OF_EVERY_KIND.map((path) => `http://127.0.0.1:9108${path}`),
      numberOfRuns: 3,
      chromePath: findBrowser(),
      // Builds that are not for production have `noindex`.
      settings: { chromeFlags: `--headless=new ${NO_SANDBOX}`, skipAudits: ["is-crawlable"] },
    },
    assert: {
      assertions: {
        "categories:accessibility": ["error", { minScore: 1 }],
        "categories:best-practices": ["error", { minScore: 1 }],
        "categories:seo": ["error", { minScore: 1 }],
        "cumulative-layout-shift": ["error", { maxNumericValue: 0.001 }],
        // test:html checks the other sizes, because `gatsby serve` compresses less than hosts do.
        "resource-summary:image:size": ["error", { maxNumericValue: PAGE_BYTES.image }],
        "resource-summary:third-party:count": ["error", { maxNumericValue: 0 }],
        // Timings only warn, because they depend on the machine (docs/decisions.md).
        "categories:performance": ["warn", { minScore: 0.95 }],
        "first-contentful-paint": ["warn", { maxNumericValue: 1000 }],
        "largest-contentful-paint": ["warn", { maxNumericValue: 2000 }],
        "total-blocking-time": ["warn", { maxNumericValue: 100 }],
      },
    },
    upload: { target: "filesystem", outputDir: "test-results/lighthouse" },
  },
};
