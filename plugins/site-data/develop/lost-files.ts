import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { unlessGone } from "../checks/reading/data-files";

/** Gatsby gathers changes for half a second; with a thousand articles it has read one within two. */
const READ_WITHIN_MS = 2000;

/**
 * Touches files that Gatsby has not read since they were written, so that its watcher hears of them again. It forgets a change if a page is
 * asked for in the half second in which it gathers changes (gatsby/dist/state-machines/develop: leaving `waiting` ends the machine that
 * holds them).
 * @param unread when files were written or last touched, by absolute path; what Gatsby has read, or what is gone, is taken out
 * @param digestsRead the MD5 digest of every file as Gatsby last read it, by absolute path; asked for only if it has had the time to read one
 */
export function touchLostFiles(unread: Map<string, number>, digestsRead: () => ReadonlyMap<string, string>): void {
  const now = new Date();
  const due = [...unread].filter(([, atMs]) => now.getTime() - atMs >= READ_WITHIN_MS);
  if (due.length === 0) return;
  const digests = digestsRead();
  for (const [file] of due) {
    const bytes = unlessGone(() => readFileSync(file));
    if (!bytes || digests.get(file) === createHash("md5").update(bytes).digest("hex")) {
      unread.delete(file);
    } else {
      unlessGone(() => utimesSync(file, now, now));
      unread.set(file, now.getTime());
    }
  }
}
