import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The folder that editors change. */
export const DATA_FOLDER = path.resolve("data");

/** One file of the data folder, as it is on disk. */
export interface DataFile {
  /** Below the data folder, with forward slashes: "services/hvac-services.yaml". */
  readonly relativePath: string;
  readonly absolutePath: string;
  readonly bytes: Uint8Array;
}

/** Pictures are checked where a data file names them. */
const isPicture = (relativePath: string) => relativePath.startsWith("images/");

/** Folders too: data/.schemas is for code editors, .DS_Store is written by macOS. */
const isHidden = (relativePath: string) => relativePath.split("/").some((part) => part.startsWith("."));

const ABSENCE_CODES = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

/** @returns what is read; undefined if the file was deleted or has become a folder meanwhile */
export function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && ABSENCE_CODES.has(String(error.code))) return undefined;
    throw error;
  }
}

/** @returns every data file of the folder, pictures and hidden files left out, in the order of their paths */
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
