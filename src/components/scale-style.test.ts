/** @jest-environment node */
import { scalePercent, scaleStyle } from "./scale-style";

test.each([
  [2700, "var(--k27)"],
  [9000, "var(--k90)"],
  [4800, "color-mix(in srgb, var(--k50) 60%, var(--k45))"],
])("%i K is the colour %s (design D1.1)", (colourTemperature, colour) => {
  expect(scaleStyle(colourTemperature)).toEqual({ "--step-colour": colour });
});

test.each([
  [2700, 0],
  [5850, 50],
  [9000, 100],
])("%i K is at %i %% of the scale", (colourTemperature, percent) => {
  expect(scalePercent(colourTemperature)).toBe(percent);
});
