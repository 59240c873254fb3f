import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DataFile, DataFolder, PictureFacts } from "../data-folder";
import { pictureFacts } from "./picture-facts";

export const DATA_FOLDER = path.resolve("data");
/** The folder of all pictures, below data/. */
export const PICTURES_FOLDER = "images";

/** Pictures are checked with the data file that uses them. */
const isPicture = (relativePath: string) => relativePath.startsWith(`${PICTURES_FOLDER}/`);

/** For example .DS_Store of macOS, and the folder data/.schemas for code editors. */
const isHidden = (relativePath: string) => relativePath.split("/").some((part) => part.startsWith("."));

const ABSENCE_CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/** @returns the result of `read`; undefined if the file is gone or is now a folder */
export function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && ABSENCE_CODES.has(String(error.code))) return undefined;
    throw error;
  }
}

/** @returns the paths of all entries below a folder, with forward slashes, without hidden ones, in alphabetical order */
const pathsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((entry) => entry.split(path.sep).join("/"))
    .filter((relativePath) => !isHidden(relativePath))
    .sort((a, b) => a.localeCompare(b));

const readFile = (file: string) => unlessGone(() => (statSync(file).isFile() ? readFileSync(file) : undefined));

/** @returns the files of a folder in the order of their paths, without pictures and hidden files */
export const readDataFiles = (folder: string = DATA_FOLDER): DataFile[] =>
  pathsBelow(folder)
    .filter((relativePath) => !isPicture(relativePath))
    .flatMap((relativePath) => {
      const bytes = readFile(path.join(folder, relativePath));
      return bytes ? [{ relativePath, bytes }] : [];
    });

function readPictures(folder: string): PictureFacts[] {
  if (!existsSync(folder)) return [];
  return pathsBelow(folder)
    .filter((name) => /\.\w+$/.test(name))
    .flatMap((name) => {
      const content = readFile(path.join(folder, name));
      return content ? [pictureFacts(name, content)] : [];
    });
}

/** Reads everything that the checks need. */
export const readDataFolder = (folder: string = DATA_FOLDER): DataFolder => ({
  files: readDataFiles(folder),
  pictures: readPictures(path.join(folder, PICTURES_FOLDER)),
});
