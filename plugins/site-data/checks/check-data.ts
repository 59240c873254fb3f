import type { Reporter } from "gatsby";
import { entryFaults } from "./check-entries";
import { fileNameFaults } from "./check-file-names";
import { linkFaults } from "./check-links";
import { pictureFaults } from "./check-pictures";
import { duplicateFaults } from "./check-unique";
import { wordRemarks } from "./check-words";
import { checkFiles } from "./checked-file";
import { type DataFault, faultLine } from "./data-fault";
import { type DataFile, readDataFiles } from "./reading/data-files";

const byPlace = (a: DataFault, b: DataFault) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Checks every data file by itself and with the others. @returns every fault of every file, in the order of files and lines */
export function checkData(files: readonly DataFile[]): DataFault[] {
  const checked = checkFiles(files);
  return [
    ...checked.flatMap(({ faults }) => faults),
    ...fileNameFaults(files, checked),
    ...duplicateFaults(checked),
    ...entryFaults(checked),
    ...pictureFaults(checked),
    ...linkFaults(checked),
  ].sort(byPlace);
}

/** Stops the build, before any page is made, if a data file is wrong. What could be worded better is a warning. */
export function checkBeforeBuild(reporter: Pick<Reporter, "panicOnBuild" | "warn">): void {
  const files = readDataFiles();
  const faults = checkData(files);
  const count = faults.length === 1 ? "1 problem" : `${faults.length} problems`;
  if (faults.length > 0) reporter.panicOnBuild(`${count} in data/. Fix and build again:\n\n${faults.map(faultLine).join("\n")}\n`);
  for (const remark of wordRemarks(files)) reporter.warn(faultLine(remark));
}
