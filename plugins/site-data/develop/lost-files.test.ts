/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { touchLostFiles } from "./lost-files";

let folder: string;
let unread: Map<string, number>;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "kelvin-lost-"));
  unread = new Map();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns a file that was written so long ago, and whether it is touched */
function written(text: string, secondsAgo: number) {
  const file = path.join(folder, "a.yaml");
  const time = new Date(Date.now() - secondsAgo * 1000);
  writeFileSync(file, text);
  utimesSync(file, time, time);
  unread.set(file, time.getTime());
  return { file, isTouched: () => statSync(file).mtimeMs > time.getTime() + 1 };
}
const digest = (text: string) => createHash("md5").update(text).digest("hex");

test("a changed file that Gatsby has not read is touched", () => {
  const { file, isTouched } = written("new", 5);
  touchLostFiles(unread, () => new Map([[file, digest("old")]]));
  expect(isTouched()).toBe(true);
});

test("so is a new file that it does not know", () => {
  const { isTouched } = written("new", 5);
  touchLostFiles(unread, () => new Map());
  expect(isTouched()).toBe(true);
});

test("a file that was touched is given the same time to be read, and touched again if it was not", () => {
  const { file, isTouched } = written("new", 5);
  const digestsRead = jest.fn(() => new Map([[file, digest("old")]]));
  touchLostFiles(unread, digestsRead);
  touchLostFiles(unread, digestsRead);
  expect(digestsRead).toHaveBeenCalledTimes(1);
  const longAgo = new Date(Date.now() - 5000);
  utimesSync(file, longAgo, longAgo);
  unread.set(file, longAgo.getTime());
  touchLostFiles(unread, digestsRead);
  expect(isTouched()).toBe(true);
});

test.each([
  ["that it has read", 5, "new"],
  ["that it may still read", 1, "old"],
])("a file %s is left alone", (_, secondsAgo, read) => {
  const { file, isTouched } = written("new", secondsAgo);
  touchLostFiles(unread, () => new Map([[file, digest(read)]]));
  expect(isTouched()).toBe(false);
});

test("so is a file that was not written since the start", () => {
  const { file, isTouched } = written("new", 600);
  unread.clear();
  touchLostFiles(unread, () => new Map([[file, digest("old")]]));
  expect(isTouched()).toBe(false);
});

test("a file that is gone is forgotten", () => {
  const { file } = written("new", 5);
  rmSync(file);
  touchLostFiles(unread, () => new Map([[file, digest("old")]]));
  expect(unread.size).toBe(0);
});

test("Gatsby is not asked again about a file that it has read, until the file changes", () => {
  const { file } = written("new", 5);
  const digestsRead = jest.fn(() => new Map([[file, digest("new")]]));
  touchLostFiles(unread, digestsRead);
  touchLostFiles(unread, digestsRead);
  expect(digestsRead).toHaveBeenCalledTimes(1);
  const { isTouched } = written("newer", 4);
  touchLostFiles(unread, digestsRead);
  expect(digestsRead).toHaveBeenCalledTimes(2);
  expect(isTouched()).toBe(true);
});
