import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { checkData } from "../checks/check-data";
import { problemLine } from "../checks/data-problem";
import { DATA_FOLDER, readDataFiles } from "../checks/reading/data-files";
import { CHECKED_COPY, createCopy, STAGED_COPY } from "./data-copies";
import { FAULTS_ADDRESS } from "./fault-overlay";
import { touchLostFiles } from "./lost-files";

/** How often data/ is looked at. A look takes 2 ms, and unlike a watcher it misses nothing, whatever becomes of the folder. */
const LOOK_INTERVAL_MS = 300;
/** Programs save a file in several steps, and a change of branch touches many files: what is still the same after this time is checked. */
const SETTLING_MS = 100;

const faultLines = (folder: string): readonly string[] => checkData(readDataFiles(folder)).problems.map(problemLine);

/** @returns the sentence that terminal and browser show above the faults */
export const faultsHeading = (count: number) =>
  count === 1
    ? "1 problem in data/. Pages show the last valid content until it is fixed:"
    : `${count} problems in data/. Pages show the last valid content until they are fixed:`;

export type LiveData = ReturnType<typeof createLiveData>;

/**
 * Keeps the pages' content at the last valid state of data/.
 * @param folders the folders that content passes through: as saved, as checked, as shown
 * @param reporter is given every fault once, its end, and what keeps data/ from being read
 * @param faultsIn what content must pass before it is shown: the faults of a folder, one line each
 */
export function createLiveData(
  { data, staged, checked }: Readonly<Record<"data" | "staged" | "checked", string>>,
  reporter: Pick<Reporter, "error" | "success">,
  faultsIn = faultLines,
) {
  /** When files were shown, for as long as Gatsby may have missed them. */
  const unread = new Map<string, number>();
  const stage = createCopy(data, staged);
  const show = createCopy(staged, checked, unread);
  let current: readonly string[] = [];
  let failure = "";
  /** Whether what is staged now was checked, and shown if it is valid. */
  let isChecked = false;
  let timer: NodeJS.Timeout | undefined;
  let repeatUnread = () => {};

  function takeOverIfValid(): void {
    const before = current;
    current = faultsIn(staged);
    if (current.length === 0) {
      show();
      if (before.length > 0) reporter.success("data/ is valid again");
    } else if (current.join() !== before.join()) {
      reporter.error(`${faultsHeading(current.length)}\n\n${current.join("\n")}\n`);
    }
    isChecked = true;
  }

  /** An error here would otherwise end `gatsby develop`. */
  function check(): void {
    try {
      if (stage() && timer) isChecked = false;
      else if (!isChecked) takeOverIfValid();
      repeatUnread();
      failure = "";
    } catch (error) {
      isChecked = false;
      const message = error instanceof Error ? error.message : String(error);
      if (message !== failure)
        reporter.error(`data/ cannot be read (${message}). Pages show the last valid content; trying again until it can.`);
      failure = message;
    }
    timer = setTimeout(check, isChecked ? LOOK_INTERVAL_MS : SETTLING_MS);
  }

  return {
    /** Checks what is there, and from now on what is saved. @returns whether there is valid content to show, of now or of an earlier run */
    start(): boolean {
      check();
      const isShown = failure === "" && current.length === 0;
      return isShown || (existsSync(checked) && faultsIn(checked).length === 0);
    },
    /** Shows again what Gatsby has missed, from now on. @param digestsRead the digests of files as Gatsby last read them */
    repeatUntilRead(digestsRead: () => ReadonlyMap<string, string>): void {
      repeatUnread = () => touchLostFiles(unread, digestsRead);
    },
    /** @returns the faults of data/ as it was last read, one line each */
    faults: () => current,
    stop: () => clearTimeout(timer),
  };
}

let live: LiveData | undefined;

/**
 * Watches data/ and fills the checked copy before `gatsby develop` reads it. If data/ is at fault, the copy of an earlier session serves
 * if that is still valid.
 */
export function startLiveData(reporter: Reporter): void {
  live = createLiveData({ data: DATA_FOLDER, staged: STAGED_COPY, checked: CHECKED_COPY }, reporter);
  if (!live.start()) {
    reporter.panic("There is no earlier valid content to show. Fix the problems above and run the command again.");
  }
}

/** Reports the faults of data/ and whether a page exists to the browser, and sees to it that Gatsby reads what is shown. */
export function serveFaults({ app, getNodesByType }: Pick<CreateDevServerArgs, "app" | "getNodesByType">): void {
  live?.repeatUntilRead(
    () => new Map(getNodesByType("File").map(({ absolutePath, internal }) => [path.resolve(String(absolutePath)), internal.contentDigest])),
  );
  app.get(FAULTS_ADDRESS, ({ query }: { query: { page?: string } }, response: ServerResponse) => {
    const faults = live?.faults() ?? [];
    const asked = query.page?.replace(/(?<=.)\/$/, "");
    const isPage = getNodesByType("SitePage").some(({ path: address }) => address === asked);
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ heading: faultsHeading(faults.length), faults, isPage }));
  });
}
