/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openPictureStore, type PictureStore } from "./picture-store";

const DAY_SECONDS = 24 * 60 * 60;

let folder: string;
let store: PictureStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-store-"));
  store = openPictureStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const usedDaysAgo = (file: string, days: number) => {
  const seconds = Date.now() / 1000 - days * DAY_SECONDS;
  utimesSync(file, seconds, seconds);
};

test("what is kept is found again, whole, and by a later build", () => {
  expect(store.find("a.avif")).toBeUndefined();
  const file = store.keep("a.avif", Buffer.from("picture"));
  expect(openPictureStore(folder).find("a.avif")).toBe(file);
  expect(readFileSync(file, "utf8")).toBe("picture");
  expect(readdirSync(folder)).toEqual(["a.avif"]);
});

test("a name never leads out of the folder, as an address with an encoded slash would", () => {
  const outside = openPictureStore(path.join(folder, "pictures"));
  store.keep("private.txt", Buffer.from("not a picture"));
  expect(outside.find("../private.txt")).toBeUndefined();
});

test("a file that a stopped build left unfinished is not a picture, and goes away later", () => {
  const [unfinished = ""] = unfinishedFiles();
  expect(store.find("a.avif")).toBeUndefined();
  store.prune();
  expect(existsSync(unfinished)).toBe(true);
  usedDaysAgo(unfinished, 1);
  store.prune();
  expect(existsSync(unfinished)).toBe(false);
});

/** Stops between the writing of a file and its renaming, where a killed build stops too. */
function unfinishedFiles(): string[] {
  const target = path.join(folder, "a.avif");
  mkdirSync(target); // a folder cannot be replaced by a file, so the renaming fails
  expect(() => store.keep("a.avif", Buffer.from("half"))).toThrow();
  rmSync(target, { recursive: true });
  return readdirSync(folder).map((name) => path.join(folder, name));
}

test("a picture that no build has used for a month is deleted; being asked for counts as use", () => {
  const [used, unused] = ["used.avif", "unused.avif"].map((name) => store.keep(name, Buffer.from("picture")));
  for (const file of [used, unused]) usedDaysAgo(file ?? "", 40);
  store.find("used.avif");
  store.prune();
  expect(readdirSync(folder)).toEqual(["used.avif"]);
});
