import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const CACHE_FOLDER = ".cache";
/** What the cache was made for. Absent while Gatsby runs, and after a run that failed. */
const OWNER_FILE = path.join(CACHE_FOLDER, "made-for.txt");

/** Gatsby remembers the project's absolute path, and which plugin makes which nodes. */
const ownerOf = (project: string) => [path.resolve(project), readFileSync(path.join(project, "gatsby-config.ts"), "utf8")].join("\n");

/**
 * Prepares Gatsby's cache for a run. Deletes one that would make it fail: of another folder or of a run that failed ("The result
 * of this StaticQuery could not be fetched"), or of other plugins ("a node of a type owned by another plugin").
 * Finished pictures are in public/, and stay.
 */
export function openCache(project = "."): void {
  const ownerFile = path.join(project, OWNER_FILE);
  const isOwn = existsSync(ownerFile) && readFileSync(ownerFile, "utf8") === ownerOf(project);
  rmSync(isOwn ? ownerFile : path.join(project, CACHE_FOLDER), { recursive: true, force: true });
}

/** Marks the cache as usable, after a run that did not fail. */
export function closeCache(project = "."): void {
  writeFileSync(path.join(project, OWNER_FILE), ownerOf(project));
}
