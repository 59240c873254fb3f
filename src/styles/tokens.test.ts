/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { STEPS_HECTOKELVIN } from "../components/scale-style";
import { PAPER_COLOUR } from "../site/paper-colour";

const TOKENS = readFileSync(path.join(__dirname, "tokens.css"), "utf8");

test("every step of the colour scale has a colour", () => {
  const steps = [...TOKENS.matchAll(/--k(\d+): #/g)].map(([, step]) => Number(step));
  expect([...new Set(steps)]).toEqual([...STEPS_HECTOKELVIN]);
});

/** WCAG's relative luminance of a colour such as #e48a1e. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("with prefers-contrast, ink and every step of the scale have a contrast of 7:1 (WCAG 1.4.6)", () => {
  // The Map keeps the last definition of a colour, which is that of prefers-contrast.
  const colours = new Map([...TOKENS.matchAll(/--(k\d+|ink): (#\w{6});/g)].map(([, name, colour]) => [name, colour]));
  const ink = luminance(colours.get("ink") ?? "");
  const tooLow = [...colours].filter(([name, colour]) => name !== "ink" && (luminance(colour ?? "") + 0.05) / (ink + 0.05) < 7);
  expect(colours.size).toBe(STEPS_HECTOKELVIN.length + 1);
  expect(tooLow).toEqual([]);
});

test("phones tint their own bars in the colour of the page", () => {
  expect(TOKENS).toContain(`--paper: ${PAPER_COLOUR};`);
});
