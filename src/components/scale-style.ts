import type { CSSProperties } from "react";
import { SCALE_END_KELVIN, SCALE_START_KELVIN } from "../site/colour-scale";

/** The colour steps in tokens.css, --k27 to --k90, in hundreds of kelvin. */
export const STEPS_HECTOKELVIN = [27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90] as const;
const KELVIN_PER_STEP_UNIT = 100;

/**
 * @param colourTemperature between 2700 and 9000; the colour between two steps is a mix of both (design D1.1)
 * @returns an inline style that sets --step-colour to the colour of the temperature
 */
export function scaleStyle(colourTemperature: number): CSSProperties {
  const wanted = colourTemperature / KELVIN_PER_STEP_UNIT;
  const upper = STEPS_HECTOKELVIN.find((step) => step >= wanted) ?? 90;
  const lower = STEPS_HECTOKELVIN.findLast((step) => step <= wanted) ?? 27;
  if (upper === lower) return { "--step-colour": `var(--k${upper})` };
  const shareOfUpper = Math.round(((wanted - lower) / (upper - lower)) * 100);
  return { "--step-colour": `color-mix(in srgb, var(--k${upper}) ${shareOfUpper}%, var(--k${lower}))` };
}

/** @returns the position of a temperature on the scale, 0 to 100 */
export const scalePercent = (colourTemperature: number): number =>
  ((colourTemperature - SCALE_START_KELVIN) / (SCALE_END_KELVIN - SCALE_START_KELVIN)) * 100;
