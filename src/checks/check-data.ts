import { entryFaults } from "./check-entries";
import { fileNameFaults } from "./check-file-names";
import { linkFaults } from "./check-links";
import { pictureFaults } from "./check-pictures";
import { duplicateFaults } from "./check-unique";
import { checkFiles } from "./checked-file";
import type { DataFault } from "./data-fault";
import type { DataFile } from "./reading/data-files";

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
