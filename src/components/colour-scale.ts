import type { CSSProperties } from "react";
import { SCALE_END_KELVIN, SCALE_START_KELVIN } from "../site/colour-scale";

/** The steps that tokens.css names, in hundreds of kelvin: --k27 to --k90. */
const STEPS_HECTOKELVIN = [27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90] as const;
const KELVIN_PER_STEP_UNIT = 100;

/**
 * The colour of a temperature on the site's scale (design D1.1).
 * @param kelvin between 2700 and 9000; between two named steps the two are mixed
 * @returns the inline style that gives an element this colour, made of tokens: the custom property --k
 */
export function scaleStyle(kelvin: number): CSSProperties {
  const wanted = kelvin / KELVIN_PER_STEP_UNIT;
  const above = STEPS_HECTOKELVIN.find((step) => step >= wanted) ?? 90;
  const below = STEPS_HECTOKELVIN.findLast((step) => step <= wanted) ?? 27;
  if (above === below) return { "--k": `var(--k${above})` };
  const shareAbove = Math.round(((wanted - below) / (above - below)) * 100);
  return { "--k": `color-mix(in srgb, var(--k${above}) ${shareAbove}%, var(--k${below}))` };
}

/** @returns the position of a temperature along the scale, 0 to 100 percent */
export const scalePercent = (kelvin: number): number => ((kelvin - SCALE_START_KELVIN) / (SCALE_END_KELVIN - SCALE_START_KELVIN)) * 100;
