import type { Locator } from "@playwright/test";

/** Without the honeypot, which no visitor sees. */
const CONTROLS = "a, button, summary, :is(input, textarea):not([tabindex='-1'])";
/** WCAG 2.5.5 and design D2.7. */
const TARGET_MIN_PX = 44;
/** WCAG 2.4.13. */
const RING_MIN_PX = 2;

/** @returns the visible controls that are too small for a finger. A link within a text is as high as its line */
export const smallTargets = (within: Locator): Promise<string[]> =>
  within.locator(CONTROLS).evaluateAll(
    (controls, minPx) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return getComputedStyle(control).display !== "inline" && Math.min(width, height) < minPx;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    TARGET_MIN_PX,
  );

/** @returns the visible controls that show no ring when the keyboard brings the focus to them. A field's ring is around its cell */
export const controlsWithoutRing = (within: Locator): Promise<string[]> =>
  within.locator(CONTROLS).evaluateAll(
    (controls, minPx) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => {
          if (control instanceof HTMLElement) control.focus({ preventScroll: true });
          const rings = [control, control.parentElement ?? control].flatMap((element) =>
            [null, "::after"].map((part) => getComputedStyle(element, part)),
          );
          return !rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= minPx);
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    RING_MIN_PX,
  );
