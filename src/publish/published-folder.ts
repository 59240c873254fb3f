import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";

/** What the build writes from scratch and the host serves. */
export const PUBLISHED_FOLDER = "dist";

const formerOf = (folder: string) => `${folder}.former`;

/**
 * Puts the last complete site back in place if a process ended between the two renames of `finish`: then only dist.former is there.
 * @param folder dist/
 */
export function recoverPublishedFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(formerOf(folder))) renameSync(formerOf(folder), folder);
}

/**
 * Starts the folder that the host will serve, beside the one that is served now: an interrupted build never leaves half a site.
 * @param folder dist/
 * @returns the empty folder to write into, and the function that puts it in place
 */
export function startPublishedFolder(folder: string): { readonly unfinished: string; readonly finish: () => void } {
  const unfinished = `${folder}.unfinished`;
  recoverPublishedFolder(folder);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  return {
    unfinished,
    finish() {
      rmSync(formerOf(folder), { recursive: true, force: true });
      if (existsSync(folder)) renameSync(folder, formerOf(folder));
      renameSync(unfinished, folder);
      rmSync(formerOf(folder), { recursive: true, force: true });
    },
  };
}
