import type { Kind } from "../declare/kind";
import { isFolder, kindOf, pageAddress, slugOf } from "../declare/kind-of-file";
import type { Redirects } from "../declare/redirects";

/** @param file relative to the project's folder. @returns the address of its page; undefined if it makes none */
function addressOf(file: string | undefined, kinds: readonly Kind[]): string | undefined {
  const relativePath = file?.replace(/^data\//, "") ?? "";
  const kind = kindOf(relativePath, kinds);
  return kind && isFolder(kind) ? pageAddress(kind, slugOf(relativePath)) : undefined;
}

/**
 * A renamed page redirects to its new address, a deleted page to the list it was in.
 * @param changes renamed and deleted files of data/, as `git diff --name-status` prints them
 * @param addresses of the current pages
 * @param redirects those of data/redirects.yaml
 * @returns the lines that data/redirects.yaml lacks
 */
export function missingRedirects(changes: string, addresses: readonly string[], redirects: Redirects, kinds: readonly Kind[]): string[] {
  return changes.split("\n").flatMap((line) => {
    const [, before, after] = line.split("\t");
    const from = addressOf(before, kinds);
    if (!from || addresses.includes(from) || redirects.some((redirect) => redirect.from === from)) return [];
    const to = addressOf(after, kinds) ?? (from.replace(/\/[^/]*$/, "") || "/");
    return [`  - from: ${from}`, `    to: ${to}`];
  });
}
