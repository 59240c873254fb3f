import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { checkData } from "../checks/check-data";
import { faultLine } from "../checks/data-fault";
import { DATA_FOLDER, readDataFiles } from "../checks/reading/data-files";
import { CHECKED_COPY, copyChanges } from "./checked-copy";
import { FAULTS_ADDRESS } from "./faults-address";

/** Programs save a file in several steps, and a change of branch touches many files. */
const SETTLING_MS = 100;

/** The faults of data/ as it stands on disk, one line each. */
let currentFaults: readonly string[] = [];

const faultLines = (folder?: string) => checkData(readDataFiles(folder)).map(faultLine);

/** @returns the sentence that terminal and browser show above the faults */
export const faultsHeading = (count: number) =>
  `${count === 1 ? "A place in data/ needs" : `${count} places in data/ need`} attention; until then the pages show the last good content:`;

function takeOverIfSound(reporter: Reporter): void {
  const before = currentFaults;
  currentFaults = faultLines();
  if (currentFaults.length === 0) {
    copyChanges(DATA_FOLDER, CHECKED_COPY);
    if (before.length > 0) reporter.success("data/ is sound again");
  } else if (currentFaults.join() !== before.join()) {
    reporter.error(`${faultsHeading(currentFaults.length)}\n\n${currentFaults.join("\n")}\n`);
  }
}

/**
 * Fills the checked copy before `gatsby develop` reads it. Where data/ is at fault the copy of an earlier session serves, if that is still sound.
 */
export function startLiveData(reporter: Reporter): void {
  takeOverIfSound(reporter);
  if (currentFaults.length > 0 && (!existsSync(CHECKED_COPY) || faultLines(CHECKED_COPY).length > 0)) {
    reporter.panic("There is no earlier good content to show. Mend the texts above and run the command again.");
  }
}

/** Checks data/ after every save, and tells the browser what it found. */
export function watchLiveData({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): void {
  let settling: NodeJS.Timeout | undefined;
  watch(DATA_FOLDER, { ignoreInitial: true, ignored: "**/.*" }).on("all", () => {
    clearTimeout(settling);
    settling = setTimeout(() => takeOverIfSound(reporter), SETTLING_MS);
  });
  app.get(FAULTS_ADDRESS, (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ heading: faultsHeading(currentFaults.length), faults: currentFaults }));
  });
}
