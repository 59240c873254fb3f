import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What Jest and Playwright say at their end, and which tests failed. */
const SUMMARY =
  /^(?:\[[\w:]+\s*\] )?\s*(?:(?:Tests|Test Suites):\s.*|\d+ (?:passed|failed|skipped|flaky|did not run)\b.*|(?:✕|●|\d+\)) .*)$/;

/** A line as a terminal shows it at its end: without colours, and only what was written over the rest. */
const shown = (line: string) => stripVTControlCharacters(line).split("\r").at(-1) ?? "";

/**
 * Runs `npm test` in a copy of the project.
 * @param log the file that takes all its output; the terminal shows the tests' summaries
 * @returns whether all of it passed
 */
export async function runTests(folder: string, log: string): Promise<boolean> {
  const startedMs = Date.now();
  const output = createWriteStream(log);
  let rest = "";
  const report = (chunk: Buffer) => {
    output.write(chunk);
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.map(shown)) if (SUMMARY.test(line)) console.log(line);
  };
  const test = spawn("npm", ["test"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  test.stdout.on("data", report);
  test.stderr.on("data", report);
  const code = await new Promise<number | null>((resolve) => test.once("close", resolve));
  output.end();
  const minutes = ((Date.now() - startedMs) / 60_000).toFixed(1);
  console.log(`\nnpm test ${code === 0 ? "passed" : "failed"} after ${minutes} minutes; all it said is in ${log}`);
  return code === 0;
}
