import type { Reporter } from "gatsby";
import { duplicateProblems } from "./check-duplicates";
import { entryProblems } from "./check-entries";
import { fileNameProblems } from "./check-file-names";
import { addressesOf, linkProblems } from "./check-links";
import { pictureNames, pictureProblems, unusedPictures } from "./check-pictures";
import { redirectProblems } from "./check-redirects";
import { checkFiles } from "./checked-file";
import { type DataProblem, problemLine } from "./data-problem";
import { launchEntries } from "./launch-list";
import { type DataFile, readDataFiles } from "./reading/read-folder";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Checks data files and what they say about each other. @returns problems, which stop a build, and warnings */
export function checkData(files: readonly DataFile[]): { problems: DataProblem[]; warnings: DataProblem[] } {
  const checked = checkFiles(files);
  const pictures = pictureNames(files);
  const addresses = addressesOf(checked);
  const launch = launchEntries(checked);
  return {
    problems: [
      ...checked.flatMap(({ problems }) => problems),
      ...fileNameProblems(files, checked),
      ...duplicateProblems(checked),
      ...entryProblems(checked),
      ...pictureProblems(checked, pictures),
      ...linkProblems(checked, addresses),
      ...redirectProblems(checked, addresses),
      ...launch.flatMap(({ problem }) => problem ?? []),
    ].sort(byPlace),
    warnings: [
      ...checked.flatMap(({ warnings }) => warnings),
      ...unusedPictures(checked, pictures),
      ...launch.flatMap(({ done }) => done ?? []),
    ].sort(byPlace),
  };
}

/** Stops the build if a data file has a problem. */
export function checkBeforeBuild(reporter: Pick<Reporter, "panicOnBuild" | "warn">, files = readDataFiles()): void {
  const { problems, warnings } = checkData(files);
  for (const warning of warnings) reporter.warn(problemLine(warning));
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  if (problems.length > 0) reporter.panicOnBuild(`${count} in data/. Fix and build again:\n\n${problems.map(problemLine).join("\n")}\n`);
}
