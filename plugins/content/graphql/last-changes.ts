import { execFileSync } from "node:child_process";

/** Marks the lines of the log that hold a commit's date. No file name begins with it. */
const DATE_MARK = "@";

/** Enough for some hundred thousand commits. Node's default of 1 MiB is enough for a few thousand. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;

const git = (...command: string[]) =>
  execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: LOG_MAX_BYTES });

/**
 * Reads from git when each file of a folder last changed. There are no dates without a git history, and none in a
 * shallow clone: its oldest commit seems to change every file.
 * @returns ISO 8601 dates by file path
 */
export function lastChanges(folder: string): Map<string, string> {
  const changes = new Map<string, string>();
  let log: string;
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return changes;
    log = git("log", `--format=${DATE_MARK}%cI`, "--name-only", "--relative", "--", folder);
  } catch {
    return changes;
  }
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(DATE_MARK)) date = line.slice(DATE_MARK.length);
    else if (line && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}
