import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { unlessGone } from "../checks/reading/data-files";
import { filesBelow } from "./data-copies";

/** Gatsby gathers changes for half a second; with a thousand articles it has read one within two. */
const READ_WITHIN_MS = 2000;
/** What changed longer ago was there when Gatsby started, or has been read. */
const LOOKED_AT_FOR_MS = 60_000;

/**
 * Touches files that Gatsby has not read since they changed, so that its watcher hears of them again. It forgets a change if a page is
 * asked for in the half second in which it gathers changes (gatsby/dist/state-machines/develop: leaving `waiting` ends the machine that
 * holds them).
 * @param folder the folder that Gatsby reads
 * @param digestsRead the MD5 digest of every file as Gatsby last read it, by absolute path; asked for only if a file has changed
 * @returns looks at the files once
 */
export function createLostFileLook(folder: string, digestsRead: () => ReadonlyMap<string, string>): () => void {
  /** When a file that Gatsby has read had changed: it needs no further look. */
  const known = new Map<string, number>();
  const changedMs = (file: string) => unlessGone(() => statSync(file))?.mtimeMs ?? 0;
  return () => {
    const now = new Date();
    const changed = filesBelow(folder)
      .map((name) => ({ file: path.resolve(folder, name), atMs: changedMs(path.resolve(folder, name)) }))
      .filter(({ file, atMs }) => known.get(file) !== atMs && now.getTime() - atMs >= READ_WITHIN_MS)
      .filter(({ atMs }) => now.getTime() - atMs <= LOOKED_AT_FOR_MS);
    if (changed.length === 0) return;
    const digests = digestsRead();
    for (const { file, atMs } of changed) {
      const bytes = unlessGone(() => readFileSync(file));
      if (!bytes) continue;
      if (digests.get(file) === createHash("md5").update(bytes).digest("hex")) known.set(file, atMs);
      else unlessGone(() => utimesSync(file, now, now));
    }
  };
}
