import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const DATA_FOLDER = path.resolve("data");

export interface DataFile {
  /** Relative to the data folder, with forward slashes: "services/hvac-services.yaml". */
  readonly relativePath: string;
  readonly absolutePath: string;
  readonly bytes: Uint8Array;
}

/** Pictures are checked with the data file that uses them. */
const isPicture = (relativePath: string) => relativePath.startsWith("images/");

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

/** @returns the files of a folder in the order of their paths, without pictures and hidden files */
export function readDataFiles(folder: string = DATA_FOLDER): DataFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((entry) => ({ relativePath: entry.split(path.sep).join("/"), absolutePath: path.join(folder, entry) }))
    .filter(({ relativePath }) => !isPicture(relativePath) && !isHidden(relativePath))
    .sort((a, b) => a.relativePath.localeCompare(b.relativePath))
    .flatMap((file) => {
      const bytes = unlessGone(() => (statSync(file.absolutePath).isFile() ? readFileSync(file.absolutePath) : undefined));
      return bytes ? [{ ...file, bytes }] : [];
    });
}
