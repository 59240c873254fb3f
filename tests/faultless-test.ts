import { test as base, expect } from "@playwright/test";
import { collectFaults } from "./page-faults";

interface Fixtures {
  /** What a browser may complain about, because the test provokes it. */
  readonly expectedFaults: RegExp;
  readonly faults: undefined;
}

const NO_FAULT = /^$/;

/** A test that also fails if the browser complains about anything while its page loads and is used. */
export const test = base.extend<Fixtures>({
  expectedFaults: [NO_FAULT, { option: true }],
  faults: [
    async ({ page, expectedFaults }, use) => {
      const faults = collectFaults(page);
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
