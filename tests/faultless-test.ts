import { test as base, expect } from "@playwright/test";
import { collectFaults, hydrated } from "./page-faults";

interface Fixtures {
  /** What a browser may complain about, because the test provokes it. */
  readonly expectedFaults: RegExp;
  readonly faults: undefined;
}

const NO_FAULT = /^$/;

/** A test that fails, too, if the browser complains about anything while its page loads, comes alive and is used. */
export const test = base.extend<Fixtures>({
  expectedFaults: [NO_FAULT, { option: true }],
  faults: [
    async ({ page, javaScriptEnabled, expectedFaults }, use) => {
      const faults = collectFaults(page);
      await use(undefined);
      if (javaScriptEnabled) await hydrated(page);
      expect(faults.filter((fault) => !expectedFaults.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
