/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";

/** Formats and lints a text as the content of a file. */
const formatted = (file: string, text: string) =>
  execFileSync(path.resolve("node_modules/.bin/biome"), ["check", `--stdin-file-path=${file}`], {
    input: text,
    encoding: "utf8",
    stdio: "pipe",
  });

/** Longer than Biome's line width. EDITING.md shows entries on one line. */
const LONG_LINE = `[{"name": "${"x".repeat(200)}",   "type": "y" }]\n`;

test("Biome ignores data/", () => {
  expect(formatted("data/clients.json", LONG_LINE)).toBe(LONG_LINE);
  expect(() => formatted("renovate.json", LONG_LINE)).toThrow();
});
