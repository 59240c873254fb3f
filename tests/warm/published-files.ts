import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/publish/gatsby-output";

/**
 * What a host would serve: a digest of every file by its name. Nothing is left out. The sitemap has no dates here: they come from git,
 * and a copy of the project has no history.
 */
export type PublishedFiles = ReadonlyMap<string, string>;

/** @returns every byte of a folder, as digests; no files if there is no folder */
export function publishedFiles(folder: string): PublishedFiles {
  const names = existsSync(folder) ? filesBelow(folder) : [];
  return new Map(
    names.map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(folder, name)))
        .digest("hex"),
    ]),
  );
}

/** @returns the names of files that only one has, or that have other bytes */
export function differences(some: PublishedFiles, others: PublishedFiles): string[] {
  const names = [...new Set([...some.keys(), ...others.keys()])].sort();
  return names.filter((name) => some.get(name) !== others.get(name));
}
