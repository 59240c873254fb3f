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

test("a phone's own bars have the colour of the page", () => {
  expect(TOKENS).toContain(`--paper: ${PAPER_COLOUR};`);
});
