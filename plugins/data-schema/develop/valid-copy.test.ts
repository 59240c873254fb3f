/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataFile } from "../check/reading/read-folder";
import { createLiveData } from "./valid-copy";

const root = mkdtempSync(path.join(os.tmpdir(), "live-data-"));
afterAll(() => rmSync(root, { recursive: true }));

const data = path.join(root, "data");
const live = path.join(root, "live");
const save = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
  writeFileSync(path.join(data, name), text);
};
const shown = (name: string) => (existsSync(path.join(live, name)) ? readFileSync(path.join(live, name), "utf8") : undefined);

/** Files that contain "wrong" have a problem. */
const problemsIn = (files: readonly DataFile[]) =>
  files.filter(({ bytes }) => String(bytes).includes("wrong")).map(({ relativePath }) => `data/${relativePath}:1:1 is wrong`);

const reporter = { error: jest.fn(), success: jest.fn() };
const create = () => createLiveData({ data, live }, reporter, problemsIn);
const pollTwice = ({ poll }: ReturnType<typeof create>) => {
  poll();
  poll();
};

beforeEach(() => {
  jest.clearAllMocks();
  for (const folder of [data, live]) rmSync(folder, { recursive: true, force: true });
  save("services/a.yaml", "first");
  save("images/plant.png", "picture");
});

test("a saved file is shown when it no longer changes, and a deleted file disappears", () => {
  const liveData = create();
  expect(liveData.start()).toBe(true);
  expect(shown("services/a.yaml")).toBe("first");
  pollTwice(liveData);

  save("services/a.yaml", "second");
  save("b.yaml", "new");
  liveData.poll();
  expect(shown("services/a.yaml")).toBe("first");
  liveData.poll();
  expect([shown("services/a.yaml"), shown("b.yaml")]).toEqual(["second", "new"]);

  rmSync(path.join(data, "b.yaml"));
  pollTwice(liveData);
  expect(shown("b.yaml")).toBeUndefined();
  expect(shown("images/plant.png")).toBe("picture");
});

test("a problem is reported once and keeps the last valid content of all files; its end is reported", () => {
  const liveData = create();
  liveData.start();
  save("services/a.yaml", "wrong");
  save("b.yaml", "new");
  for (let i = 0; i < 2; i++) pollTwice(liveData);
  expect([shown("services/a.yaml"), shown("b.yaml")]).toEqual(["first", undefined]);
  expect(liveData.message()).toContain("1 problem in data/");
  expect(reporter.error.mock.calls.flat().join()).toBe(`${liveData.message()}\n`);

  save("services/a.yaml", "right");
  pollTwice(liveData);
  expect([shown("services/a.yaml"), shown("b.yaml")]).toEqual(["right", "new"]);
  expect(liveData.message()).toBe("");
  expect(reporter.success).toHaveBeenCalledTimes(1);
});

test("with a problem at the start, the valid content of the previous run is shown", () => {
  save("services/a.yaml", "wrong");
  expect(create().start()).toBe(false);
  save("services/a.yaml", "first");
  create().start();
  save("services/a.yaml", "wrong");
  expect(create().start()).toBe(true);
  expect(shown("services/a.yaml")).toBe("first");
});

test("a missing folder is a problem, and is read again when it is back", () => {
  const liveData = create();
  liveData.start();
  renameSync(data, `${data}-away`);
  pollTwice(liveData);
  expect(liveData.message()).toContain("data/ cannot be read");
  expect(shown("services/a.yaml")).toBe("first");
  renameSync(`${data}-away`, data);
  for (let i = 0; i < 2; i++) pollTwice(liveData);
  expect(liveData.message()).toBe("");
});
