import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { DataFile, DataFolder, PictureFacts } from "../data-folder";
import { pictureFacts } from "./picture-facts";

export const DATA_FOLDER = path.resolve("data");
/** The folder of all pictures, below data/. */
const PICTURES_FOLDER = "images";

/** Pictures are checked with the data file that uses them. */
const isPicture = (relativePath: string) => relativePath.startsWith(`${PICTURES_FOLDER}/`);

/** For example .DS_Store of macOS, and the folder data/.schemas for code editors. */
const isHidden = (relativePath: string) => relativePath.split("/").some((part) => part.startsWith("."));

/** ELOOP: links that lead to each other. */
const ABSENCE_CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ELOOP"]);

/** @returns the result of `read`; undefined if the file is gone, is now a folder, or is a link that leads nowhere */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && ABSENCE_CODES.has(String(error.code))) return undefined;
    throw error;
  }
}

/** @returns the paths of all entries below a folder. Links are not followed: one to a folder above would have no end */
const entriesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
    path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"),
  );

const pathsBelow = (folder: string): string[] =>
  entriesBelow(folder)
    .filter((relativePath) => !isHidden(relativePath))
    .sort((a, b) => a.localeCompare(b));

const readFile = (file: string) => unlessGone(() => (statSync(file).isFile() ? readFileSync(file) : undefined));

/** @returns the files of a folder in the order of their paths, without pictures and hidden files */
export const readDataFiles = (folder: string = DATA_FOLDER): DataFile[] =>
  pathsBelow(folder)
    .filter((relativePath) => !isPicture(relativePath))
    .flatMap((relativePath): DataFile[] => {
      const file = path.join(folder, relativePath);
      const bytes = readFile(file);
      if (bytes) return [{ relativePath, bytes }];
      const isLink = unlessGone(() => lstatSync(file))?.isSymbolicLink();
      return isLink ? [{ relativePath, bytes: new Uint8Array(), isLink }] : [];
    });

/** @returns the pictures of a data folder */
function readPictureFiles(folder: string): DataFile[] {
  const pictures = path.join(folder, PICTURES_FOLDER);
  if (!existsSync(pictures)) return [];
  return pathsBelow(pictures)
    .filter((name) => /\.\w+$/.test(name))
    .flatMap((name) => {
      const bytes = readFile(path.join(pictures, name));
      return bytes ? [{ relativePath: `${PICTURES_FOLDER}/${name}`, bytes }] : [];
    });
}

const pictureFactsOf = ({ relativePath, bytes }: DataFile): PictureFacts =>
  pictureFacts(path.posix.relative(PICTURES_FOLDER, relativePath), bytes);

/** Reads everything that the checks need. */
export const readDataFolder = (folder: string = DATA_FOLDER): DataFolder => ({
  files: readDataFiles(folder),
  pictures: readPictureFiles(folder).map(pictureFactsOf),
});
