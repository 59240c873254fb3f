import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The folder that editors change. */
export const DATA_FOLDER = path.resolve("data");

/** One file of the data folder, as it stands on disk. */
export interface DataFile {
  /** Below the data folder, with forward slashes: "services/hvac-services.yaml". */
  readonly relativePath: string;
  readonly absolutePath: string;
  readonly source: string;
}

/** Originals of pictures are not data files; they are checked where a data file names them. */
const isPicture = (relativePath: string) => relativePath.startsWith("images/");

/**
 * @param folder the data folder
 * @returns every data file, pictures left out, in the order of their paths
 */
export function readDataFiles(folder: string = DATA_FOLDER): DataFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((entry) => ({ relativePath: entry.split(path.sep).join("/"), absolutePath: path.join(folder, entry) }))
    .filter(
      ({ relativePath, absolutePath }) =>
        !isPicture(relativePath) && !path.basename(relativePath).startsWith(".") && statSync(absolutePath).isFile(),
    )
    .sort((a, b) => a.relativePath.localeCompare(b.relativePath))
    .map((file) => ({ ...file, source: readFileSync(file.absolutePath, "utf8") }));
}
