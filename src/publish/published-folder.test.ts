/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPublishedFolder } from "./published-folder";

let place: string;
let dist: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), "kelvin-published-"));
  dist = path.join(place, "dist");
});
afterEach(() => rmSync(place, { recursive: true }));

function writeSite(folder: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), text);
}
const siteIn = (folder: string) => readFileSync(path.join(folder, "index.html"), "utf8");

test("a finished build takes the former one's place and leaves nothing beside it", () => {
  writeSite(dist, "former");
  const { unfinished, finish } = startPublishedFolder(dist);
  writeSite(unfinished, "new");
  expect(siteIn(dist)).toBe("former");
  finish();
  expect(siteIn(dist)).toBe("new");
  expect(readdirSync(place)).toEqual(["dist"]);
});

test("a build that ended between its two renames: the next one has the last complete site in place while it writes", () => {
  writeSite(`${dist}.former`, "former");
  writeSite(`${dist}.unfinished`, "new");
  const { unfinished, finish } = startPublishedFolder(dist);
  expect(siteIn(dist)).toBe("former");
  expect(readdirSync(unfinished)).toEqual([]);
  writeSite(unfinished, "newer");
  finish();
  expect(siteIn(dist)).toBe("newer");
  expect(readdirSync(place)).toEqual(["dist"]);
});

test("a build that ended after its two renames: the new site stays", () => {
  writeSite(dist, "new");
  writeSite(`${dist}.former`, "former");
  startPublishedFolder(dist);
  expect(siteIn(dist)).toBe("new");
});

test("before the first build there is nothing to recover", () => {
  startPublishedFolder(dist);
  expect(existsSync(dist)).toBe(false);
});
