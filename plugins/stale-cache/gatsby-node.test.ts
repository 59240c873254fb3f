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

/** Runs a hook. @returns the messages with which it stops Gatsby */
function run(hook: unknown): string[] {
  const said: string[] = [];
  if (typeof hook === "function") Reflect.apply(hook, undefined, [{ reporter: { panic: (text: string) => said.push(text) } }]);
  return said;
}
/** Saves the cache as Gatsby does, some time after the last change. */
function save() {
  writeFileSync(".cache/redux/redux.rest.state", "");
  const later = new Date(Date.now() + 1000);
  utimesSync(".cache/redux/redux.rest.state", later, later);
}

test("the first build may start, and so may one after a finished build", () => {
  expect(run(onPreInit)).toEqual([]);
  run(onPreBootstrap);
  save();
  expect(run(onPreInit)).toEqual([]);
});

test.each([
  ["a build", onPreBootstrap],
  ["a saved file in develop", onCreateNode],
])("%s interrupted before Gatsby saved its cache stops the next build", (_, change) => {
  run(change);
  expect(run(onPreInit)).toEqual([expect.stringContaining("Delete the folder .cache")]);
});
