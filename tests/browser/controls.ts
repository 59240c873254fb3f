import type { Locator } from "@playwright/test";

/** WCAG 2.5.5 and design D2.7. */
const TARGET_MIN_PX = 44;
/** WCAG 2.4.13. */
const RING_MIN_PX = 2;

/** Without the honeypot, which no visitor sees. */
const visibleControls = (within: Locator) =>
  within.locator("a, button, summary, :is(input, textarea):not([tabindex='-1'])").filter({ visible: true });

/** @returns the controls that are too small for a finger. A link in a sentence is as high as its line */
export const smallTargets = (within: Locator): Promise<string[]> =>
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

/** @returns the controls that show no ring when the keyboard brings the focus to them. A field's ring is around its cell */
export const controlsWithoutRing = (within: Locator): Promise<string[]> =>
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
