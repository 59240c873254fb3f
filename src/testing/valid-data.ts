import { checkData } from "../../plugins/site-data/checks/check-data";
import { type DataFile, readDataFiles } from "../../plugins/site-data/checks/reading/data-files";

const FILES = readDataFiles();
const IS_VALID = checkData(FILES).problems.length === 0;

/**
 * Defines tests that try something with every file of data/. What they expect holds for any valid content; if data/ is not valid, they are
 * skipped, because check-data.test.ts already fails and lists the problems.
 * @param define is given the data files
 */
export function withValidData(define: (files: readonly DataFile[]) => void): void {
  if (IS_VALID) define(FILES);
  else test.skip("not tried: data/ is not valid, and check-data.test.ts lists its problems", () => {});
}
