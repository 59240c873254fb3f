import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type * as axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE_SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** axe-core's tags for WCAG 2.2 A and AA, and its best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe in a page.
 * @param within the selector of the part to check
 * @param rules names or tags of rules
 * @returns each broken rule with the elements that break it
 */
export async function accessibilityProblems(page: Page, within = ":root", rules: string[] = AXE_TAGS): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ within, rules }) => {
      if (!window.axe) throw new Error("axe did not start");
      const { violations } = await window.axe.run(within, { runOnly: rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { within, rules },
  );
}
