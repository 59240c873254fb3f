/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import packageJson from "../../package.json";

const TEST_FOLDERS = ["src", "plugins", "hosting", "scripts", "tests"];
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name).split(path.sep).join("/"));

const FILES = [...readdirSync("."), ...TEST_FOLDERS.flatMap(filesIn)];
const WORKFLOWS = filesIn(".github/workflows").map((file) => readFileSync(file, "utf8"));
/** What npm and the workflows run. Playwright starts the server of its configuration. */
const COMMANDS = [JSON.stringify(packageJson.scripts), readFileSync("tests/playwright.config.ts", "utf8"), ...WORKFLOWS].join("\n");

test("an npm script runs every test of Jest", () => {
  const calls = Object.values(packageJson.scripts).filter((script) => script.startsWith("jest"));
  const run = calls.flatMap((script) => {
    const [, ...options] = script.split(" ");
    const list = execFileSync(process.execPath, ["node_modules/jest/bin/jest.js", "--listTests", ...options], { encoding: "utf8" });
    return list.split("\n").map((file) => path.relative("", file).split(path.sep).join("/"));
  });
  const tests = FILES.filter((file) => /\.test\.\w+$/.test(file));
  expect(tests.filter((file) => !run.includes(file))).toEqual([]);
});

test("Playwright finds every browser test, and a workflow runs the tests that npm test leaves out", () => {
  const found = /^tests\/.*\.spec\.ts$/;
  expect(FILES.filter((file) => /\.spec\.\w+$/.test(file) && !found.test(file))).toEqual([]);
  for (const run of ["--project=develop", "npm run test:client"]) expect(WORKFLOWS.join("\n")).toContain(run);
});

test("every other file in tests/ is imported or run", () => {
  const code = FILES.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, "utf8"));
  const isUsed = (file: string) => {
    const name = path.basename(file, ".ts");
    return COMMANDS.includes(file) || code.some((text) => new RegExp(`(from|import\\()\\s*"[./\\w-]*/${name}"`).test(text));
  };
  const others = FILES.filter((file) => file.startsWith("tests/") && /(?<!\.(test|spec|config))\.ts$/.test(file));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((file) => !isUsed(file))).toEqual([]);
});
