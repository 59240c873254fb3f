import { execFileSync } from "node:child_process";

/** Marks the line that carries a commit's date in the log below; no file name begins with it. */
const DATE_MARK = "@";

/** Some hundred thousand commits; Node's default of 1 MiB would do for a few thousand. */
const LOG_MAX_BYTES = 64 * 1024 * 1024;

const git = (...command: string[]) =>
  execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: LOG_MAX_BYTES });

/**
 * When the files of a folder last changed, read from git in one pass: ISO 8601 dates by file path. There are none without a git history,
 * or with a shallow clone, whose oldest commit would claim every older file.
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
