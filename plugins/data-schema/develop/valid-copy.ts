import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { checkData } from "../check/check-data";
import { problemLine } from "../check/data-problem";
import { DATA_FOLDER, type DataFile, readDataFiles, unlessGone } from "../check/reading/read-folder";
import { PROBLEMS_ADDRESS } from "./problem-panel";

/**
 * While developing, Gatsby reads this folder. It holds the last valid state of data/.
 * Its name must not begin with a dot, because gatsby-config.ts ignores such folders.
 */
export const LIVE_DATA_FOLDER = path.resolve(".develop/data");
/** Linked instead of copied, because pictures are large and no schema covers them. */
const PICTURES = "images";

/** Polling takes 2 ms. Unlike a watcher, it misses no change, even if the folder itself is replaced. */
const POLLING_INTERVAL_MS = 300;
/**
 * Gatsby batches changes for half a second, and loses them if a page is requested meanwhile
 * (gatsby/dist/state-machines/develop). Touching a file makes Gatsby read it again. Known content has no effect.
 */
const TOUCH_DELAY_MS = 2000;

/** @returns a text that changes whenever a file of the folder is saved, added or deleted */
function signatureOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files
    .map((name) => [name, unlessGone(() => statSync(path.join(folder, name)))] as const)
    .map(([name, onDisk]) => [name, onDisk?.size, onDisk?.mtimeMs, onDisk?.ctimeMs].join())
    .join("\n");
}

function touch(file: string): void {
  const now = new Date();
  unlessGone(() => utimesSync(file, now, now));
}

/** Makes a folder contain exactly these files and a link to the pictures. */
function replaceFiles(files: readonly DataFile[], pictures: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const picturesLink = path.join(folder, PICTURES);
  if (!existsSync(picturesLink)) symlinkSync(pictures, picturesLink, "junction");
  const wanted = new Set(files.map(({ relativePath }) => relativePath));
  for (const { relativePath, absolutePath } of readDataFiles(folder)) if (!wanted.has(relativePath)) rmSync(absolutePath);
  for (const { relativePath, bytes } of files) {
    const target = path.join(folder, relativePath);
    if (unlessGone(() => readFileSync(target))?.equals(bytes)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    setTimeout(touch, TOUCH_DELAY_MS, target).unref();
  }
}

const problemLines = (files: readonly DataFile[]): readonly string[] => checkData(files).problems.map(problemLine);

/** @returns the text for terminal and browser; empty if there is no problem */
const messageOf = (problems: readonly string[]): string =>
  problems.length === 0
    ? ""
    : [
        `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in data/. Pages show the last valid content:`,
        ...problems,
      ].join("\n\n");

/**
 * Keeps a folder at the last valid state of data/.
 * @param reporter reports each new set of problems, and when none is left
 * @param problemsIn the checks
 */
export function createLiveData(
  { data, live }: Readonly<Record<"data" | "live", string>>,
  reporter: Pick<Reporter, "error" | "success">,
  problemsIn = problemLines,
) {
  let seen = "";
  let checked = "";
  let message = "";

  function report(problems: readonly string[]): void {
    const before = message;
    message = messageOf(problems);
    if (message && message !== before) reporter.error(`${message}\n`);
    if (!message && before) reporter.success("data/ is valid again");
  }

  function update(): void {
    const files = readDataFiles(data);
    const problems = problemsIn(files);
    if (problems.length === 0) replaceFiles(files, path.join(data, PICTURES), live);
    report(problems);
  }

  return {
    /**
     * Updates the folder once two polls have found the same state, because programs save a file in several steps.
     * Reports errors instead of throwing them, which would end `gatsby develop`.
     */
    poll(): void {
      try {
        const before = seen;
        seen = signatureOf(data);
        if (seen !== before || seen === checked) return;
        checked = seen;
        update();
      } catch (error) {
        checked = "";
        report([`data/ cannot be read (${error instanceof Error ? error.message : String(error)}). Trying again until it can.`]);
      }
    },
    /** @returns whether there is valid content: the current one, or that of the previous run */
    start(): boolean {
      update();
      return message === "" || (existsSync(live) && problemsIn(readDataFiles(live)).length === 0);
    },
    message: () => message,
  };
}

let current: ReturnType<typeof createLiveData> | undefined;

/** Fills the folder before Gatsby reads it, then updates it with every change of data/. */
export function startLiveData(reporter: Reporter): void {
  current = createLiveData({ data: DATA_FOLDER, live: LIVE_DATA_FOLDER }, reporter);
  if (!current.start()) reporter.panic("There is no earlier valid content to show. Fix the problems above and run the command again.");
  setInterval(current.poll, POLLING_INTERVAL_MS);
}

export function serveProblems({ app }: Pick<CreateDevServerArgs, "app">): void {
  app.get(PROBLEMS_ADDRESS, (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    response.end(current?.message());
  });
}
