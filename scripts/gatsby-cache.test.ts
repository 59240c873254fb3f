/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { closeCache, openCache } from "./gatsby-cache";

const folder = mkdtempSync(path.join(os.tmpdir(), "cache-"));
afterAll(() => rmSync(folder, { recursive: true }));

const project = path.join(folder, "project");
const CACHED = ".cache/data/data.mdb";
const isKept = (name: string) => existsSync(path.join(name, CACHED));

/** A project after a run of Gatsby. */
beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  mkdirSync(path.dirname(path.join(project, CACHED)), { recursive: true });
  writeFileSync(path.join(project, CACHED), "nodes");
  writeFileSync(path.join(project, "gatsby-config.ts"), 'plugins: ["a"]');
  closeCache(project);
});

test("the cache of a run that finished is kept", () => {
  openCache(project);
  expect(isKept(project)).toBe(true);
});

test("the cache of a run that failed is deleted", () => {
  openCache(project);
  openCache(project);
  expect(isKept(project)).toBe(false);
});

test("the cache of a copied or renamed folder is deleted", () => {
  const copy = path.join(folder, "copy");
  cpSync(project, copy, { recursive: true });
  openCache(copy);
  expect(isKept(copy)).toBe(false);
});

test("the cache of other plugins is deleted", () => {
  writeFileSync(path.join(project, "gatsby-config.ts"), 'plugins: ["b"]');
  openCache(project);
  expect(isKept(project)).toBe(false);
});
