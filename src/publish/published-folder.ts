import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";

/**
 * Starts the folder that the host will serve, beside the one that is served now: an interrupted build never leaves half a site.
 * @param folder dist/
 * @returns the empty folder to write into, and the function that puts it in place
 */
export function startPublishedFolder(folder: string): { readonly unfinished: string; readonly finish: () => void } {
  const unfinished = `${folder}.unfinished`;
  const former = `${folder}.former`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  return {
    unfinished,
    finish() {
      rmSync(former, { recursive: true, force: true });
      if (existsSync(folder)) renameSync(folder, former);
      renameSync(unfinished, folder);
      rmSync(former, { recursive: true, force: true });
    },
  };
}
