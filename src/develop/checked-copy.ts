import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { makeRoom } from "./staged-data";

/**
 * `gatsby develop` reads this copy of data/, which changes only to what passed the checks: while a saved file is at fault,
 * pages keep the last valid content. Builds read data/ itself.
 */
export const CHECKED_COPY = path.resolve(".cache/checked-data");

const isHidden = (relativePath: string) => relativePath.split(path.sep).some((part) => part.startsWith("."));

/** Every file below a folder, with what shows whether it changed. */
function filesOf(folder: string): Map<string, { readonly bytes: number; readonly changedMs: number }> {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((entry) => !isHidden(entry));
  return new Map(
    entries.flatMap((entry) => {
      const onDisk = statSync(path.join(folder, entry), { throwIfNoEntry: false });
      return onDisk?.isFile() ? [[entry, { bytes: onDisk.size, changedMs: Math.round(onDisk.mtimeMs) }]] : [];
    }),
  );
}

/** Nobody ever reads half a file: it is written beside its place and then put there. */
function copyWhole(from: string, to: string, changedMs: number): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const beside = path.join(path.dirname(to), `.${path.basename(to)}`);
  copyFileSync(from, beside);
  utimesSync(beside, changedMs / 1000, changedMs / 1000);
  renameSync(beside, to);
}

/**
 * Makes one folder hold what another holds; hidden files are left out. Pictures go first, so that no text ever names one that is not there yet.
 * @returns the files that were written or deleted, relative to the folder
 */
export function copyChanges(from: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  const wanted = filesOf(from);
  const present = filesOf(to);
  const isPicture = (file: string) => file.startsWith(`images${path.sep}`);
  const changed = [...wanted]
    .filter(([file, { bytes, changedMs }]) => present.get(file)?.bytes !== bytes || present.get(file)?.changedMs !== changedMs)
    .sort(([a], [b]) => Number(isPicture(b)) - Number(isPicture(a)));
  for (const [file, { changedMs }] of changed) {
    makeRoom(to, file);
    copyWhole(path.join(from, file), path.join(to, file), changedMs);
  }
  const gone = [...present.keys()].filter((file) => !wanted.has(file));
  for (const file of gone) rmSync(path.join(to, file), { force: true });
  return [...changed.map(([file]) => file), ...gone];
}
