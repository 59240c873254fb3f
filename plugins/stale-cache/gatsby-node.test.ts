/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onCreateNode, onPreBootstrap, onPreInit } from "./gatsby-node";

const PARENT = mkdtempSync(path.join(os.tmpdir(), "stale-cache-"));
const before = process.cwd();
beforeEach(() => {
  for (const folder of [".cache/redux", "public/static"]) mkdirSync(path.join(PARENT, "project", folder), { recursive: true });
  process.chdir(path.join(PARENT, "project"));
});
afterEach(() => {
  process.chdir(before);
  rmSync(PARENT, { recursive: true });
});

/** Runs a hook. @returns the messages with which it stops Gatsby */
function run(hook: unknown): string[] {
  const said: string[] = [];
  if (typeof hook === "function") Reflect.apply(hook, undefined, [{ reporter: { panic: (text: string) => said.push(text) } }]);
  return said;
}
/** Saves the cache as Gatsby does, this long after now. */
function save(afterMs: number) {
  writeFileSync(".cache/redux/redux.rest.state", "");
  const time = new Date(Date.now() + afterMs);
  utimesSync(".cache/redux/redux.rest.state", time, time);
}

test("the first build may start, also again after it failed, and so may one after a finished build", () => {
  expect(run(onPreInit)).toEqual([]);
  run(onPreBootstrap);
  expect(run(onPreInit)).toEqual([]);
  save(1000);
  expect(run(onPreInit)).toEqual([]);
});

test.each([
  ["a build", onPreBootstrap],
  ["a saved file in develop", onCreateNode],
])("%s interrupted before Gatsby saved its cache again stops the next build", (_, change) => {
  run(change);
  save(-1000);
  expect(run(onPreInit)).toEqual([expect.stringMatching(/interrupted.*Delete the folder \.cache/)]);
});

function copyProject() {
  cpSync(".", "../copy", { recursive: true });
  process.chdir("../copy");
}

test.each([
  ["the project was copied with its cache", copyProject],
  ["public/ was deleted", () => rmSync("public", { recursive: true })],
])("a build stops if %s", (_, change) => {
  run(onPreBootstrap);
  change();
  save(1000);
  expect(run(onPreInit)).toEqual([expect.stringMatching(/another folder, or public\/ was deleted.*Delete the folder \.cache/)]);
});
