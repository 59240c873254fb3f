import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type * as axe from "axe-core";
import { ENQUIRY_COPY } from "../../src/forms/enquiry-copy";
import { MESSAGE_MAX_CHARACTERS } from "../../src/forms/enquiry-fields";
import { LIGHT_PAGE, NOT_FOUND, PAGE_OF_EVERY_KIND } from "../routes";
import { DESK_PX, hold, open, overflow, PHONE_PX, WINDOW_HEIGHT_PX } from "./open-page";
import { alert, ENQUIRY, field, fillIn, menu, menuButton, phoneBar, sendButton } from "./parts";
import { expect, refuseOnce, test } from "./strict-test";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE_SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** axe-core's tags for WCAG 2.2 A and AA, and its own best practices. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** WCAG 2.5.5 and design D2.7. */
const TARGET_MIN_PX = 44;
/** WCAG 2.4.13. */
const RING_MIN_PX = 2;

/** 1280 × 720 at 400 % zoom (WCAG 1.4.10), which is also a small phone with an open keyboard; and a phone in landscape. */
const LOW_WINDOWS = [
  { width: 320, height: 180 },
  { width: 844, height: 340 },
];
/** The share of a low window that the header may cover (WCAG 2.4.11). */
const COVERED_SHARE_MAX = 0.3;

/** axe's rule for AAA contrast. */
const WCAG_1_4_6 = "color-contrast-enhanced";

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...PAGE_OF_EVERY_KIND, NOT_FOUND.path])
    test.describe(path, () => {
      test.use({ expectedProblems: path === NOT_FOUND.path ? /404/ : /^$/ });

      test("passes axe, does not move, has large targets, shows the focus, allows zoom and covers little of low viewports", async ({
        page,
      }) => {
        await open(page, path, DESK_PX);
        expect.soft(await movingElements(page), "moving elements").toEqual([]);
        for (const width of [DESK_PX, PHONE_PX]) {
          await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
          expect.soft(await accessibilityProblems(page), `axe at ${width} px`).toEqual([]);
        }
        await page.emulateMedia({ contrast: "more" });
        expect.soft(await accessibilityProblems(page, ":root", [WCAG_1_4_6]), "contrast for visitors who prefer more").toEqual([]);
        await page.emulateMedia({ contrast: "no-preference" });
        expect.soft(await smallTargets(page.locator("body")), "small targets on a phone").toEqual([]);
        expect.soft(await controlsWithoutRing(page.locator("body")), "controls that do not show the focus").toEqual([]);
        expect.soft(await lockedElements(page), "elements that prevent zoom").toEqual([]);
        await test.step("low viewports", () => expectLowWindowsFree(page));
      });
    });

  test("the open menu passes axe, in the header and on a phone", async ({ page }) => {
    await open(page, LIGHT_PAGE, DESK_PX);
    await page.locator("header summary").last().click();
    expect(await accessibilityProblems(page, "header")).toEqual([]);
    await page.setViewportSize({ width: PHONE_PX, height: WINDOW_HEIGHT_PX });
    await menuButton(page).click();
    await page.locator("header summary").last().click();
    expect(await accessibilityProblems(page, "header")).toEqual([]);
    expect(await smallTargets(menu(page))).toEqual([]);
  });
});

test.describe("the form", () => {
  test.use({ expectedProblems: /The enquiry was not sent|status of 412|^412: / });

  test("passes axe with an invalid field, while sending, after success and after a refusal", async ({ page, mailbox: _ }) => {
    const problems = () => accessibilityProblems(page, "#enquiry");
    await open(page, LIGHT_PAGE);
    await sendButton(page).click();
    await expect(field(page, "fullName")).toBeFocused();
    expect(await problems()).toEqual([]);

    const deliver = await hold(page, "**/email/**");
    await fillIn(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
    expect(await problems()).toEqual([]);
    deliver();
    await expect(alert(page)).toContainText(ENQUIRY_COPY.sent);
    expect(await problems()).toEqual([]);

    await refuseOnce(page);
    // The message field shows a note at its maximum length.
    await fillIn(page, { ...ENQUIRY, message: "x".repeat(MESSAGE_MAX_CHARACTERS) });
    await sendButton(page).click();
    await expect(alert(page)).toContainText(ENQUIRY_COPY.failed);
    expect(await problems()).toEqual([]);
  });
});

/**
 * Runs axe on a page.
 * @param within a selector for the part to check
 * @param rules names or tags of rules
 * @returns each violated rule with the elements that violate it
 */
async function accessibilityProblems(page: Page, within = ":root", rules: string[] = AXE_TAGS): Promise<string[]> {
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

/** Excludes the honeypot, which no visitor sees. */
const visibleControls = (within: Locator) =>
  within.locator("a, button, summary, :is(input, textarea):not([tabindex='-1'])").filter({ visible: true });

/** @returns the controls that are too small for a finger. Excludes links in a sentence, which are as high as its lines */
const smallTargets = (within: Locator): Promise<string[]> =>
  visibleControls(within).evaluateAll((controls, minPx) => {
    const isInSentence = (control: Element) =>
      getComputedStyle(control).display === "inline" &&
      [...(control.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && /\S/.test(node.data));
    return controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < minPx && !isInSentence(control);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, TARGET_MIN_PX);

/** @returns the controls without a focus ring. The ring of a form field is on its parent */
const controlsWithoutRing = (within: Locator): Promise<string[]> =>
  visibleControls(within).evaluateAll((controls, minPx) => {
    const hasRing = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= minPx;
    };
    return controls
      .filter((control) => {
        if (control instanceof HTMLElement) control.focus({ preventScroll: true });
        return !(hasRing(control) || hasRing(control, "::after") || hasRing(control.parentElement ?? control));
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, RING_MIN_PX);

/** @returns the elements with a transition, an animation or smooth scrolling */
const movingElements = (page: Page) =>
  page.evaluate(() => {
    const lasts = (durations: string) => durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    const moving = [...document.querySelectorAll("*")].filter((element) =>
      [null, "::before", "::after"].some((part) => {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== "none" && lasts(style.animationDuration);
        return isAnimated || (style.transitionProperty !== "none" && lasts(style.transitionDuration)) || style.scrollBehavior === "smooth";
      }),
    );
    return moving.map((element) => element.outerHTML.slice(0, 80));
  });

/** @returns the elements on which pinching does not zoom. axe checks the meta element */
const lockedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => !/^auto$|manipulation|pinch-zoom/.test(getComputedStyle(element).touchAction))
      .map((element) => element.outerHTML.slice(0, 60)),
  );

async function expectLowWindowsFree(page: Page): Promise<void> {
  for (const viewport of LOW_WINDOWS) {
    await page.setViewportSize(viewport);
    // Below the first screen, where a phone of usual height shows the phone bar.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 3, behavior: "instant" }));
    await expect(phoneBar(page)).toBeHidden();
    const headerShare = () =>
      page
        .locator("header")
        .first()
        .evaluate((header) => header.getBoundingClientRect().bottom / innerHeight);
    await expect.poll(headerShare, `${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(COVERED_SHARE_MAX);
    expect.soft(await overflow(page)).toBe(0);
  }
}
