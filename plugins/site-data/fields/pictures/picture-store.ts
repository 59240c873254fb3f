import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Outside of what `gatsby clean` deletes; it may be copied or deleted at any time. */
export const PICTURE_STORE = path.resolve(".pictures");

/** A branch or a preview may need a picture again; what no build has used for this long is deleted. */
const UNUSED_DAYS = 30;
/** A file half written by a build that was stopped; a build that still runs has a younger one. */
const ABANDONED_HOURS = 2;
/** "Used today" is all that the store needs to know, and one write a day. */
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The beginning of the name of a file that is still being written. */
const UNFINISHED = ".unfinished-";

/**
 * Encoded pictures by name, in a folder that outlives `gatsby clean` and moves with the project. A name means the same bytes
 * for ever, so a file's name must contain a digest of everything that its bytes depend on.
 * @param folder where the pictures are kept; it is created if it does not exist
 */
export function openPictureStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  const changedMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

  return {
    /** @returns the whole file of this name, or undefined, also for a name with a path; a file that is asked for counts as used */
    find(name: string): string | undefined {
      if (name !== path.basename(name)) return undefined;
      const file = path.join(folder, name);
      const usedMs = changedMs(file);
      if (usedMs === undefined) return undefined;
      const now = Date.now();
      if (now - usedMs > DAY_MS) utimesSync(file, now / 1000, now / 1000);
      return file;
    },

    /** Keeps a file; nobody ever reads half of it, whatever stops the build. @returns its path */
    keep(name: string, bytes: Uint8Array): string {
      const file = path.join(folder, name);
      const unfinished = path.join(folder, `${UNFINISHED}${process.pid}-${name}`);
      writeFileSync(unfinished, bytes);
      renameSync(unfinished, file);
      return file;
    },

    /** Deletes what no build has used for a month, and what stopped builds left unfinished. */
    prune(): void {
      const now = Date.now();
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name);
        const kept = name.startsWith(UNFINISHED) ? ABANDONED_HOURS * HOUR_MS : UNUSED_DAYS * DAY_MS;
        if (now - (changedMs(file) ?? now) > kept) rmSync(file, { force: true });
      }
    },
  };
}

export type PictureStore = ReturnType<typeof openPictureStore>;
