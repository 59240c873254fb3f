import { test as base, expect } from "@playwright/test";
import { collectProblems } from "./page-problems";

interface Fixtures {
  /** Problems that the test provokes. */
  readonly expectedProblems: RegExp;
  readonly problems: undefined;
}

const NONE = /^$/;

/** A test that also fails if the browser reports a problem. */
export const test = base.extend<Fixtures>({
  expectedProblems: [NONE, { option: true }],
  problems: [
    async ({ page, expectedProblems }, use) => {
      const problems = await collectProblems(page);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
