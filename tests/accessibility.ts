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
 * Runs axe in a page at its present width. A document reads axe once, however often it is asked.
 * @param within what of the page is looked at, as a selector
 * @param rules a rule's name, or tags of many
 * @returns each rule that is broken, and the elements that break it
 */
export async function accessibilityFaults(page: Page, within = ":root", rules: string[] = AXE_TAGS): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ within, rules }) => {
      if (!window.axe) throw new Error("axe did not start");
      // without the list of what is right, which nobody reads
      const { violations } = await window.axe.run(within, { runOnly: rules, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { within, rules },
  );
}
