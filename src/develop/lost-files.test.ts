/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createLostFileLook } from "./lost-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "kelvin-lost-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns a file that was saved so long ago, and whether it is touched */
function saved(text: string, secondsAgo: number) {
  const file = path.join(folder, "a.yaml");
  const time = new Date(Date.now() - secondsAgo * 1000);
  writeFileSync(file, text);
  utimesSync(file, time, time);
  return { file, isTouched: () => statSync(file).mtimeMs > time.getTime() + 1 };
}
const digest = (text: string) => createHash("md5").update(text).digest("hex");

test("a changed file that Gatsby has not read is touched", () => {
  const { file, isTouched } = saved("new", 5);
  createLostFileLook(folder, () => new Map([[file, digest("old")]]))();
  expect(isTouched()).toBe(true);
});

test("so is a new file that it does not know", () => {
  const { isTouched } = saved("new", 5);
  createLostFileLook(folder, () => new Map())();
  expect(isTouched()).toBe(true);
});

test.each([
  ["that it has read", 5, "new"],
  ["that it may still read", 1, "old"],
  ["of an earlier session", 600, "old"],
])("a file %s is left alone", (_, secondsAgo, read) => {
  const { file, isTouched } = saved("new", secondsAgo);
  createLostFileLook(folder, () => new Map([[file, digest(read)]]))();
  expect(isTouched()).toBe(false);
});

test("Gatsby is not asked again about a file that it has read, until the file changes", () => {
  const { file } = saved("new", 5);
  const digestsRead = jest.fn(() => new Map([[file, digest("new")]]));
  const look = createLostFileLook(folder, digestsRead);
  look();
  look();
  expect(digestsRead).toHaveBeenCalledTimes(1);
  const { isTouched } = saved("newer", 4);
  look();
  expect(digestsRead).toHaveBeenCalledTimes(2);
  expect(isTouched()).toBe(true);
});
