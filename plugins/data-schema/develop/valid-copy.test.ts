/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataFolder } from "../check/data-folder";
import { createValidCopy } from "./valid-copy";

const root = mkdtempSync(path.join(os.tmpdir(), "valid-copy-"));
afterAll(() => rmSync(root, { recursive: true }));

const data = path.join(root, "data");
const copy = path.join(root, "copy");
const save = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
  writeFileSync(path.join(data, name), text);
};
const shown = (name: string) => (existsSync(path.join(copy, name)) ? readFileSync(path.join(copy, name), "utf8") : undefined);

/** Files that contain "wrong" have a problem. */
const problemsIn = ({ files }: DataFolder) =>
  files.filter(({ bytes }) => String(bytes).includes("wrong")).map(({ relativePath }) => `data/${relativePath}:1:1 is wrong`);

const reporter = { error: jest.fn(), success: jest.fn() };
const create = () => createValidCopy({ data, copy }, reporter, problemsIn);
const pollTwice = ({ poll }: ReturnType<typeof create>) => {
  poll();
  poll();
};

beforeEach(() => {
  jest.clearAllMocks();
  for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true });
  save("cakes/a.yaml", "first");
  save("images/plum.png", "picture");
});

test("a saved file is shown when it no longer changes, and a deleted file disappears", () => {
  const validCopy = create();
  expect(validCopy.start()).toBe(true);
  expect(shown("cakes/a.yaml")).toBe("first");
  pollTwice(validCopy);

  save("cakes/a.yaml", "second");
  save("b.yaml", "new");
  validCopy.poll();
  expect(shown("cakes/a.yaml")).toBe("first");
  validCopy.poll();
  expect([shown("cakes/a.yaml"), shown("b.yaml")]).toEqual(["second", "new"]);

  rmSync(path.join(data, "b.yaml"));
  pollTwice(validCopy);
  expect(shown("b.yaml")).toBeUndefined();
  expect(shown("images/plum.png")).toBe("picture");
});

test("a link in the copy is replaced: through it, unchecked pictures of data/ would be shown", () => {
  mkdirSync(copy);
  symlinkSync(path.join(data, "images"), path.join(copy, "images"));
  create().start();
  save("images/plum.png", "half a pict");
  expect(shown("images/plum.png")).toBe("picture");
});

test("a problem is reported once and keeps the last valid content of all files; its end is reported", () => {
  const validCopy = create();
  validCopy.start();
  save("cakes/a.yaml", "wrong");
  save("b.yaml", "new");
  save("images/plum.png", "half a pict");
  for (let i = 0; i < 2; i++) pollTwice(validCopy);
  expect([shown("cakes/a.yaml"), shown("b.yaml"), shown("images/plum.png")]).toEqual(["first", undefined, "picture"]);
  expect(validCopy.message()).toContain("1 problem in data/");
  expect(reporter.error.mock.calls.flat().join()).toBe(`${validCopy.message()}\n`);

  save("cakes/a.yaml", "right");
  save("images/plum.png", "another picture");
  pollTwice(validCopy);
  expect([shown("cakes/a.yaml"), shown("b.yaml"), shown("images/plum.png")]).toEqual(["right", "new", "another picture"]);
  expect(validCopy.message()).toBe("");
  expect(reporter.success).toHaveBeenCalledTimes(1);
});

test("with a problem at the start, the valid content of the previous run is shown", () => {
  save("cakes/a.yaml", "wrong");
  expect(create().start()).toBe(false);
  save("cakes/a.yaml", "first");
  create().start();
  save("cakes/a.yaml", "wrong");
  expect(create().start()).toBe(true);
  expect(shown("cakes/a.yaml")).toBe("first");
});

test("a missing folder is a problem, and is read again when it is back", () => {
  const validCopy = create();
  validCopy.start();
  renameSync(data, `${data}-away`);
  pollTwice(validCopy);
  expect(validCopy.message()).toContain("data/ cannot be read");
  expect(shown("cakes/a.yaml")).toBe("first");
  renameSync(`${data}-away`, data);
  for (let i = 0; i < 2; i++) pollTwice(validCopy);
  expect(validCopy.message()).toBe("");
});
