/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";

/** Runs the project's formatter and linter over a text as if it stood in that file. */
const formatted = (file: string, text: string) =>
  execFileSync(path.resolve("node_modules/.bin/biome"), ["check", `--stdin-file-path=${file}`], {
    input: text,
    encoding: "utf8",
    stdio: "pipe",
  });

/** An entry on one line, as EDITING.md shows it: longer than a line of the project's code. */
const LONG_LINE = `[{"name": "${"x".repeat(200)}",   "type": "y" }]\n`;

test("the project's formatter has no opinion on what an editor writes", () => {
  expect(formatted("data/clients.json", LONG_LINE)).toBe(LONG_LINE);
  expect(() => formatted("renovate.json", LONG_LINE)).toThrow();
});
