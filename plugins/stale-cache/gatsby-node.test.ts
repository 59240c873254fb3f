/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onCreateNode, onPreBootstrap, onPreInit } from "./gatsby-node";

const PROJECT = mkdtempSync(path.join(os.tmpdir(), "stale-cache-"));
const before = process.cwd();
beforeEach(() => {
  mkdirSync(path.join(PROJECT, ".cache/redux"), { recursive: true });
  process.chdir(PROJECT);
});
afterEach(() => {
  process.chdir(before);
  rmSync(PROJECT, { recursive: true });
});

/** Runs a hook. @returns what it says before it stops Gatsby */
function run(hook: unknown): string[] {
  const said: string[] = [];
  if (typeof hook === "function") Reflect.apply(hook, undefined, [{ reporter: { panic: (text: string) => said.push(text) } }]);
  return said;
}
/** Gatsby saves its cache, a while after the last change. */
function save() {
  writeFileSync(".cache/redux/redux.rest.state", "");
  const later = new Date(Date.now() + 1000);
  utimesSync(".cache/redux/redux.rest.state", later, later);
}

test("the first build, and one after a build that has finished, may start", () => {
  expect(run(onPreInit)).toEqual([]);
  run(onPreBootstrap);
  save();
  expect(run(onPreInit)).toEqual([]);
});

test.each([
  ["a build", onPreBootstrap],
  ["a saved file in develop", onCreateNode],
])("%s that was stopped before Gatsby had saved its cache stops the next one", (_, change) => {
  run(change);
  expect(run(onPreInit)).toEqual([expect.stringContaining("Delete the folder .cache")]);
});
