/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lastChanges } from "./last-changes";

const START = process.cwd();
let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "bakery-history-")));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(START);
  rmSync(folder, { recursive: true, force: true });
});

const git = (...command: string[]) => execFileSync("git", command, { stdio: "ignore" });

/** Saves a text in data/ and commits it. */
function publishText(name: string, text: string, date: string): void {
  mkdirSync("data", { recursive: true });
  writeFileSync(path.join("data", name), text);
  git("add", ".");
  const author = ["-c", "user.name=Editor", "-c", "user.email=editor@grams.example"];
  execFileSync("git", [...author, "commit", "-m", "A text"], { stdio: "ignore", env: { ...process.env, GIT_COMMITTER_DATE: date } });
}

test("a file has the date of the last commit that changed it", () => {
  git("init");
  publishText("first.yaml", "one", "2031-01-02T10:00:00+05:30");
  publishText("second.yaml", "one", "2031-02-03T10:00:00+05:30");
  publishText("first.yaml", "two", "2031-03-04T10:00:00+05:30");
  publishText("third.yaml", "one", "2031-04-05T10:00:00+05:30");
  expect([...lastChanges("data")].sort()).toEqual([
    ["data/first.yaml", "2031-03-04T10:00:00+05:30"],
    ["data/second.yaml", "2031-02-03T10:00:00+05:30"],
    ["data/third.yaml", "2031-04-05T10:00:00+05:30"],
  ]);
});

test("without a git history there are no dates", () => {
  expect(lastChanges("data").size).toBe(0);
});

test("a shallow clone has no dates", () => {
  git("init", "whole");
  process.chdir("whole");
  publishText("first.yaml", "one", "2031-01-02T10:00:00+05:30");
  publishText("second.yaml", "one", "2031-02-03T10:00:00+05:30");
  git("clone", "--depth", "1", `file://${process.cwd()}`, "../shallow");
  process.chdir("../shallow");
  expect(lastChanges("data").size).toBe(0);
});
