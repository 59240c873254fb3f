import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unlessGone } from "../checks/reading/data-files";

/** Where saved content is checked before the pages get it. */
export const STAGED_COPY = path.resolve(".cache/staged-data");

/**
 * `gatsby develop` reads this copy of data/, which changes only to what passed the checks: while a saved file is at fault,
 * pages keep the last valid content. Builds read data/ itself.
 */
export const CHECKED_COPY = path.resolve(".cache/checked-data");

const isPicture = (file: string) => file.startsWith(`images${path.sep}`);

/** @returns every file below a folder, as a path relative to it; folders that vanish meanwhile have none */
function filesBelow(folder: string, prefix = ""): string[] {
  const entries = unlessGone(() => readdirSync(path.join(folder, prefix), { withFileTypes: true })) ?? [];
  return entries
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const relative = path.join(prefix, entry.name);
      return entry.isDirectory() ? filesBelow(folder, relative) : [relative];
    });
}

/** @returns what shows whether a file changed since it was read; `ctime` changes even if a program restores the time of the last change */
function signatureOf(file: string): string | undefined {
  const onDisk = unlessGone(() => statSync(file));
  return onDisk?.isFile() ? [onDisk.ino, onDisk.size, onDisk.mtimeMs, onDisk.ctimeMs].join() : undefined;
}

/** Nobody ever reads half a file: it is written beside its place and then put there. */
function writeWhole(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = path.join(path.dirname(file), `.${path.basename(file)}`);
  writeFileSync(beside, bytes);
  renameSync(beside, file);
}

/** Deletes what is in the way of a file: a folder of its name, or a file whose name is now a folder's. */
function makeRoom(folder: string, file: string): void {
  const onDisk = (place: string) => unlessGone(() => statSync(path.join(folder, place)));
  if (onDisk(file)?.isDirectory()) rmSync(path.join(folder, file), { recursive: true });
  for (let parent = path.dirname(file); parent !== "."; parent = path.dirname(parent)) {
    if (onDisk(parent)?.isFile()) rmSync(path.join(folder, parent));
  }
}

/**
 * A copy of a folder that nobody else changes: what is checked there is what the pages are then given, whatever happens to data/ meanwhile.
 * @param from a folder that may change at any time
 * @param to the copy, kept between two runs
 * @param writtenMs is given the time at which a file of the copy is written, by its path
 * @returns a function that makes the copy hold what the folder holds at this moment, and says whether it was another before. Hidden files
 *   are left out, pictures go first, so that no text ever names one that is not there yet, and each file is read once. A file that is
 *   saved again while it is read is copied again by the next call.
 */
export function createCopy(from: string, to: string, writtenMs = new Map<string, number>()): () => boolean {
  let copied: ReadonlyMap<string, string> = new Map();
  return () => {
    let hasChanged = false;
    mkdirSync(to, { recursive: true });
    const present = new Map<string, string>();
    for (const file of filesBelow(from).sort((a, b) => Number(isPicture(b)) - Number(isPicture(a)))) {
      // before reading: whoever writes after this moment changes it
      const signature = signatureOf(path.join(from, file));
      if (signature === undefined) continue;
      if (copied.get(file) !== signature) {
        const bytes = unlessGone(() => readFileSync(path.join(from, file)));
        if (!bytes) continue;
        const before = unlessGone(() => readFileSync(path.join(to, file)));
        makeRoom(to, file);
        if (!before?.equals(bytes)) {
          hasChanged = true;
          writeWhole(path.join(to, file), bytes);
          writtenMs.set(path.join(to, file), Date.now());
        }
      }
      present.set(file, signature);
    }
    for (const file of filesBelow(to)) {
      if (present.has(file)) continue;
      hasChanged = true;
      rmSync(path.join(to, file));
    }
    copied = present;
    return hasChanged;
  };
}
