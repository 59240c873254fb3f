import { spawn } from "node:child_process";
import { createWriteStream, type WriteStream } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** What Jest and Playwright say at their end, and which tests failed. */
const SUMMARY = /^\s*(?:(?:Tests|Test Suites):\s.*|\d+ (?:passed|failed|skipped|flaky|did not run)\b.*|(?:✕|●|\d+\)) .*)$/;

/** A line as a terminal shows it at its end: without colours, and only what was written over the rest. */
const shown = (line: string) => stripVTControlCharacters(line).split("\r").at(-1) ?? "";

/** What `npm test` does, step by step: here a step that fails does not keep the later ones from saying what they find. */
const STEPS = ["test:unit", "build:local", "check", "test:html -- html.test", "test:browser", "test:engines"];

/** @returns whether the script passed; its output goes to the log, the tests' summaries to the terminal */
async function runScript(folder: string, script: string, log: WriteStream): Promise<boolean> {
  let rest = "";
  const report = (chunk: Buffer) => {
    log.write(chunk);
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.map(shown)) if (SUMMARY.test(line)) console.log(`    ${line.trim()}`);
  };
  const child = spawn("npm", ["run", ...script.split(" ")], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.on("data", report);
  child.stderr.on("data", report);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return code === 0;
}

/**
 * Runs all of `npm test` in a copy of the project.
 * @param log the file that takes all the output; the terminal shows how long each step took and the tests' summaries
 * @returns whether all of it passed
 */
export async function runTests(folder: string, log: string): Promise<boolean> {
  const output = createWriteStream(log);
  let passed = true;
  for (const script of STEPS) {
    const startedMs = Date.now();
    const isRight = await runScript(folder, script, output);
    passed &&= isRight;
    console.log(`${isRight ? "ok    " : "FAILED"}  npm run ${script}, ${Math.round((Date.now() - startedMs) / 1000)} s`);
  }
  output.end();
  console.log(`\n${passed ? "All tests pass" : "Some tests fail"} after the year; all they said is in ${log}`);
  return passed;
}
