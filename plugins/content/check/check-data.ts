import type { Declarations } from "../declarations";
import { duplicateProblems } from "./check-duplicates";
import { fileNameProblems, isMisnamed } from "./check-file-names";
import { addressesOf, linkProblems } from "./check-links";
import { pictureProblems, unusedPictures } from "./check-pictures";
import { redirectProblems } from "./check-redirects";
import { referenceProblems } from "./check-references";
import { checkFiles } from "./checked-file";
import type { DataFolder } from "./data-folder";
import type { DataProblem } from "./data-problem";
import { launchEntries } from "./launch-items";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/**
 * Checks data files and what they say about each other. A pure function, for the build and for browsers.
 * @returns problems, which stop a build, and warnings
 */
export function checkData(
  { files, pictures }: DataFolder,
  declarations: Declarations,
): { problems: DataProblem[]; warnings: DataProblem[] } {
  const checked = checkFiles(files, declarations.kinds);
  const addresses = addressesOf(checked, declarations);
  const launch = launchEntries(checked);
  const ofNames = fileNameProblems(files, checked, declarations).sort(byPlace);
  const ofLinks = [
    ...referenceProblems(checked, declarations.kinds),
    ...linkProblems(checked, addresses, declarations),
    ...redirectProblems(checked, addresses, declarations),
  ];
  const others = [
    ...checked.flatMap(({ problems }) => problems),
    ...duplicateProblems(checked),
    ...pictureProblems(checked, pictures),
    ...launch.flatMap(({ problem }) => problem ?? []),
    ...(ofNames.some(isMisnamed) ? [] : ofLinks),
  ];
  return {
    // A wrong name comes first: it can be the cause of others.
    problems: [...ofNames, ...others.sort(byPlace)],
    warnings: [
      ...checked.flatMap(({ warnings }) => warnings),
      ...unusedPictures(checked, pictures),
      ...launch.flatMap(({ done }) => done ?? []),
    ].sort(byPlace),
  };
}
