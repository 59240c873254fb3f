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
 * @param digestOf the MD5 digest of a file as Gatsby last read it, by its absolute path; undefined if it knows no such file
 */
export function touchLostFiles(folder: string, digestOf: (file: string) => string | undefined): void {
  for (const file of filesBelow(folder).map((name) => path.resolve(folder, name))) {
    const now = new Date();
    const ageMs = now.getTime() - (unlessGone(() => statSync(file))?.mtimeMs ?? 0);
    if (ageMs < READ_WITHIN_MS || ageMs > LOOKED_AT_FOR_MS) continue;
    const bytes = unlessGone(() => readFileSync(file));
    if (bytes && digestOf(file) !== createHash("md5").update(bytes).digest("hex")) unlessGone(() => utimesSync(file, now, now));
  }
}
