import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAbsence } from "../checks/reading/data-files";

/** What shows whether a file changed since it was read; `ctime` changes even if a program restores the time of the last change. */
type Signature = string;

const isHidden = (name: string) => name.startsWith(".");

/** Other programs delete and rename while we read: what is gone is no error. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** @returns every file below a folder, as a path relative to it; folders that vanish meanwhile have none */
function filesBelow(folder: string, prefix = ""): string[] {
  const entries = unlessGone(() => readdirSync(path.join(folder, prefix), { withFileTypes: true })) ?? [];
  return entries
    .filter(({ name }) => !isHidden(name))
    .flatMap((entry) => {
      const relative = path.join(prefix, entry.name);
      return entry.isDirectory() ? filesBelow(folder, relative) : [relative];
    });
}

function signatureOf(file: string): Signature | undefined {
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

/**
 * Deletes what is in the way of a file: a folder of its name, or a file whose name is now a folder's.
 * @param file its path relative to the folder
 */
export function makeRoom(folder: string, file: string): void {
  const inTheWay = (place: string, isOther: "isFile" | "isDirectory") => unlessGone(() => statSync(place))?.[isOther]();
  if (inTheWay(path.join(folder, file), "isDirectory")) rmSync(path.join(folder, file), { recursive: true });
  for (let parent = path.dirname(file); parent !== "."; parent = path.dirname(parent)) {
    if (inTheWay(path.join(folder, parent), "isFile")) rmSync(path.join(folder, parent));
  }
}

/**
 * A copy of data/ that nobody else changes: what is checked there is what the pages are then given, whatever happens to data/ meanwhile.
 * @param from the folder that editors change
 * @param to the copy, kept between two runs
 * @returns a function that makes the copy hold what the folder holds at this moment, and says whether it was another before. Hidden files
 *   are left out, and each file is read once. A file that is saved again while it is read is copied again by the next call.
 */
export function createStage(from: string, to: string): () => boolean {
  const copied = new Map<string, Signature>();
  return () => {
    let hasChanged = false;
    mkdirSync(to, { recursive: true });
    const present = new Set<string>();
    for (const file of filesBelow(from)) {
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
        }
        copied.set(file, signature);
      }
      present.add(file);
    }
    for (const file of filesBelow(to)) {
      if (present.has(file)) continue;
      hasChanged = true;
      rmSync(path.join(to, file));
      copied.delete(file);
    }
    return hasChanged;
  };
}
