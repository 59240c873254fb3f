/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDataReader } from "./data-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-data-"));
  mkdirSync(path.join(folder, "blog"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const save = (name: string, text: string) => writeFileSync(path.join(folder, "blog", name), text);

test("a file that stays the same is the same object, and a changed one is read anew, also of the same length", () => {
  save("a.yaml", "title: one");
  save("b.yaml", "title: one");
  const read = createDataReader();
  const [firstA, firstB] = read(folder);
  save("b.yaml", "title: two");
  save("c.yaml", "title: new");
  const again = read(folder);
  expect(again.map(({ relativePath }) => relativePath)).toEqual(["blog/a.yaml", "blog/b.yaml", "blog/c.yaml"]);
  expect(again[0]).toBe(firstA);
  expect(again[1]).not.toBe(firstB);
  expect(new TextDecoder().decode(again[1]?.bytes)).toBe("title: two");
});

test("a deleted file is gone", () => {
  save("a.yaml", "title: one");
  const read = createDataReader();
  read(folder);
  rmSync(path.join(folder, "blog/a.yaml"));
  expect(read(folder)).toEqual([]);
});
