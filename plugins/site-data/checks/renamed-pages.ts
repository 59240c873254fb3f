import path from "node:path";
import { dataKindOf, isFolder, slugOf } from "../schema/data-kinds";
import type { Redirects } from "../schema/redirects";

/** @returns the address of the page that a file below the project made; undefined if it made none */
function addressOf(file: string | undefined): string | undefined {
  const relativePath = file?.replace(/^data\//, "") ?? "";
  const kind = dataKindOf(relativePath);
  return kind && isFolder(kind) ? kind.path?.replace("*", slugOf(relativePath)) : undefined;
}

/**
 * @param changes renamed and deleted files of data/, as `git diff --name-status` prints them
 * @param addresses the pages that there are now
 * @param redirects those of data/redirects.yaml
 * @returns the entries that data/redirects.yaml lacks: a renamed page's visitors get its new address, a deleted one's the list it was in
 */
export function missingRedirects(changes: string, addresses: readonly string[], redirects: Redirects["redirects"]): string[] {
  return changes.split("\n").flatMap((line) => {
    const [, before, after] = line.split("\t");
    const from = addressOf(before);
    if (!from || addresses.includes(from) || redirects.some((redirect) => redirect.from === from)) return [];
    const to = addressOf(after) ?? path.posix.dirname(from);
    return [`  - { from: ${from}, to: ${to} }`];
  });
}
