import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { checkData } from "../check/check-data";
import type { DataFile, DataFolder } from "../check/data-folder";
import { problemCount, problemLine } from "../check/data-problem";
import {
  DATA_FOLDER,
  entriesBelow,
  pictureFactsOf,
  readDataFiles,
  readDataFolder,
  readPictureFiles,
  unlessGone,
} from "../check/reading/read-folder";
import type { Declarations } from "../declare/declarations";

/**
 * While developing, Gatsby reads this folder. It holds the last valid state of data/.
 * Its name must not begin with a dot, because gatsby-config.ts ignores such folders.
 */
export const VALID_COPY_FOLDER = path.resolve(".develop/data");

/** Polling takes 2 ms. Unlike a watcher, it misses no change, even if the folder itself is replaced. */
const POLLING_INTERVAL_MS = 300;
/**
 * Gatsby batches changes for half a second, and loses them if a page is requested meanwhile
 * (gatsby/dist/state-machines/develop). Touching a file makes Gatsby read it again. Known content has no effect.
 */
const TOUCH_DELAY_MS = 2000;

/** @returns a text that changes whenever a file of the folder is saved, added or deleted */
function signatureOf(folder: string): string {
  return entriesBelow(folder)
    .map((name) => [name, unlessGone(() => statSync(path.join(folder, name)))] as const)
    .map(([name, onDisk]) => [name, onDisk?.size, onDisk?.mtimeMs, onDisk?.ctimeMs].join())
    .join("\n");
}

function touch(file: string): void {
  const now = new Date();
  unlessGone(() => utimesSync(file, now, now));
}

/** Makes a folder contain exactly these files. Gatsby ends if it reads a picture of which only a part has been saved. */
function replaceFiles(files: readonly DataFile[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(files.map(({ relativePath }) => relativePath));
  for (const name of entriesBelow(folder)) {
    const target = path.join(folder, name);
    if (!wanted.has(name) && !lstatSync(target).isDirectory()) rmSync(target);
  }
  for (const { relativePath, bytes } of files) {
    const target = path.join(folder, relativePath);
    if (unlessGone(() => readFileSync(target))?.equals(bytes)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    setTimeout(touch, TOUCH_DELAY_MS, target).unref();
  }
}

/** @returns the text for terminal and browser; empty if there is no problem */
const messageOf = (problems: readonly string[]): string =>
  problems.length === 0 ? "" : [`${problemCount(problems)}. Pages show the last valid content:`, ...problems].join("\n\n");

/**
 * Keeps a folder at the last valid state of data/.
 * @param reporter reports each new set of problems, and when none is left
 * @param problemsIn the checks: the problems of a folder as lines
 */
export function createValidCopy(
  { data, copy }: Readonly<Record<"data" | "copy", string>>,
  reporter: Pick<Reporter, "error" | "success">,
  problemsIn: (folder: DataFolder) => readonly string[],
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
    // The bytes that are copied are those that were checked.
    const files = readDataFiles(data);
    const pictures = readPictureFiles(data);
    const problems = problemsIn({ files, pictures: pictures.map(pictureFactsOf) });
    if (problems.length === 0) replaceFiles([...files, ...pictures], copy);
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
      return message === "" || (existsSync(copy) && problemsIn(readDataFolder(copy)).length === 0);
    },
    message: () => message,
  };
}

/**
 * Fills the copy before Gatsby reads it, then updates it with every change of data/.
 * @returns the current problems
 */
export function keepValidCopy(reporter: Reporter, declarations: Declarations): () => string {
  const problemsIn = (folder: DataFolder) => checkData(folder, declarations).problems.map(problemLine);
  const validCopy = createValidCopy({ data: DATA_FOLDER, copy: VALID_COPY_FOLDER }, reporter, problemsIn);
  if (!validCopy.start()) reporter.panic("There is no earlier valid content to show. Fix the problems above and run the command again.");
  setInterval(validCopy.poll, POLLING_INTERVAL_MS);
  return validCopy.message;
}
