import type { Kind } from "../kind";
import { KINDS } from "../kinds";
import { type CheckedFile, checkFiles } from "./checked-file";
import type { DataFolder } from "./data-folder";
import { duplicateProblems } from "./duplicates";
import { fileNameProblems } from "./file-names";
import { forgottenSamples, launchEntryProblems } from "./launch-entries";
import { absentPages, linkProblems, referenceProblems } from "./links";
import { pictureProblems, unusedPictures } from "./pictures";
import type { CheckResult, DataProblem } from "./problem";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** Keeps the first problem at each place, because one mistake can violate several rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) => [
  ...new Map(
    [...problems].reverse().map((problem) => [[problem.file, problem.line, problem.column, problem.field].join(), problem]),
  ).values(),
];

/** Checks the files together. A pure function, because browsers run it too. */
export function checkFolder(files: readonly CheckedFile[], { texts, pictures }: DataFolder, kinds: readonly Kind[] = KINDS): CheckResult {
  const ofNames = fileNameProblems(Object.keys(texts), files, kinds);
  // Broken links would only follow from a misnamed or missing page.
  const ofLinks = ofNames.length > 0 ? { problems: [], warnings: [] } : linkProblems(files);
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...duplicateProblems(files, ["site", "file"]),
    ...pictureProblems(files, pictures),
    ...launchEntryProblems(files, kinds),
    ...referenceProblems(files),
    ...ofLinks.problems,
  ];
  return {
    problems: [...ofNames.sort(byPlace), ...firstOfEachPlace(problems).sort(byPlace)],
    warnings: [
      ...duplicateProblems(files, ["warning"]),
      ...forgottenSamples(files),
      ...unusedPictures(files, pictures),
      ...ofLinks.warnings,
      ...(ofNames.length > 0 ? [] : absentPages(files, kinds)),
    ].sort(byPlace),
  };
}

export const checkData = (folder: DataFolder, kinds: readonly Kind[] = KINDS): CheckResult =>
  checkFolder(checkFiles(folder.texts, kinds), folder, kinds);
