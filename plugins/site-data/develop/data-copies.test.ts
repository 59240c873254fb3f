/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readDataFiles } from "../checks/reading/data-files";
import { createCopy } from "./data-copies";

let root: string;
const at = (name: string) => path.join(root, name);
const save = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
};
const staged = () =>
  Object.fromEntries(
    fs
      .readdirSync(at("staged"), { recursive: true, encoding: "utf8" })
      .filter((file) => fs.statSync(at(`staged/${file}`)).isFile())
      .map((file) => [file, fs.readFileSync(at(`staged/${file}`), "utf8")]),
  );

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "data-copies-"));
  save("data/services/a.yaml", "a");
  save("data/services/b.yaml", "b");
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(root, { recursive: true });
});

/** Deletes a file in the moment between a look at it and the reading of it. */
function deleteAfterStat(name: string): void {
  const stat = fs.statSync;
  jest.spyOn(fs, "statSync").mockImplementation(((file: string, options: fs.StatSyncOptions) => {
    const found = stat(file, options);
    if (file === at(name)) fs.rmSync(file, { force: true });
    return found;
  }) as typeof fs.statSync);
}

test("a file that is deleted between listing and reading is passed over, by the next call too", () => {
  const stage = createCopy(at("data"), at("staged"));
  deleteAfterStat("data/services/a.yaml");
  expect(stage).not.toThrow();
  expect(staged()).toEqual({ "services/b.yaml": "b" });
  expect(stage).not.toThrow();
  expect(staged()).toEqual({ "services/b.yaml": "b" });
});

test("so does the reading of data files for a build", () => {
  deleteAfterStat("data/services/a.yaml");
  expect(readDataFiles(at("data")).map(({ relativePath }) => relativePath)).toEqual(["services/b.yaml"]);
});

test("a folder that is deleted while its files are listed", () => {
  const list = fs.readdirSync;
  jest.spyOn(fs, "readdirSync").mockImplementation(((folder: string, options: { withFileTypes: true }) => {
    const found = list(folder, options);
    if (folder === at("data")) fs.rmSync(at("data/services"), { recursive: true, force: true });
    return found;
  }) as typeof fs.readdirSync);
  expect(createCopy(at("data"), at("staged"))).not.toThrow();
  jest.restoreAllMocks();
  expect(staged()).toEqual({});
});

test("a file that was half written is copied again when it is whole", () => {
  const stage = createCopy(at("data"), at("staged"));
  save("data/services/a.yaml", "title: Ha");
  stage();
  expect(staged()["services/a.yaml"]).toBe("title: Ha");
  save("data/services/a.yaml", "title: Half");
  stage();
  expect(staged()["services/a.yaml"]).toBe("title: Half");
});

test("a file of the same size whose time of change was put back is copied again", () => {
  const stage = createCopy(at("data"), at("staged"));
  stage();
  const { atime, mtime } = fs.statSync(at("data/services/a.yaml"));
  save("data/services/a.yaml", "c");
  fs.utimesSync(at("data/services/a.yaml"), atime, mtime);
  stage();
  expect(staged()["services/a.yaml"]).toBe("c");
});

test("what did not change is not written again, also by another run", () => {
  createCopy(at("data"), at("staged"))();
  const written = fs.statSync(at("staged/services/a.yaml")).mtimeMs;
  const again = createCopy(at("data"), at("staged"));
  again();
  again();
  expect(fs.statSync(at("staged/services/a.yaml")).mtimeMs).toBe(written);
});

test("a file that becomes a folder, and a folder that becomes a file", () => {
  const stage = createCopy(at("data"), at("staged"));
  stage();
  fs.rmSync(at("data/services"), { recursive: true });
  save("data/services", "now a file");
  stage();
  expect(staged()).toEqual({ services: "now a file" });
  fs.rmSync(at("data/services"));
  save("data/services/a.yaml", "a folder again");
  stage();
  expect(staged()).toEqual({ "services/a.yaml": "a folder again" });
});

test("hidden files are left out", () => {
  save("data/.schemas/blog.schema.json", "{}");
  save("data/services/.DS_Store", "");
  createCopy(at("data"), at("staged"))();
  expect(Object.keys(staged()).sort()).toEqual(["services/a.yaml", "services/b.yaml"]);
});
