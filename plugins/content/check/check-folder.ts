import type { Kind } from "../kind";
import { KINDS } from "../kinds";
import { type CheckedFile, checkFiles } from "./checked-file";
import type { DataFolder } from "./data-folder";
import { duplicateProblems } from "./duplicates";
import { fileNameProblems } from "./file-names";
import { launchEntryProblems } from "./launch-entries";
import { absentPages, linkProblems, referenceProblems } from "./links";
import { pictureProblems, unusedPictures } from "./pictures";
import type { DataProblem } from "./problem";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One mistake can violate several rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) => [
  ...new Map(
    problems.toReversed().map((problem) => [[problem.file, problem.line, problem.column, problem.field].join(), problem]),
  ).values(),
];

export interface CheckResult {
  /** They stop a build. */
  readonly problems: readonly DataProblem[];
  readonly warnings: readonly DataProblem[];
}

/** Checks what the files of a folder say about each other. A pure function, for builds and for browsers. */
export function checkFolder(files: readonly CheckedFile[], { texts, pictures }: DataFolder, kinds: readonly Kind[] = KINDS): CheckResult {
  const ofNames = fileNameProblems(Object.keys(texts), files, kinds);
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...duplicateProblems(files, ["site", "file"]),
    ...pictureProblems(files, pictures),
    ...launchEntryProblems(files, kinds),
    ...referenceProblems(files),
    // A page that has another name, or is missing, would be the cause of these.
    ...(ofNames.length > 0 ? [] : linkProblems(files)),
  ];
  return {
    problems: [...ofNames.sort(byPlace), ...firstOfEachPlace(problems).sort(byPlace)],
    warnings: [
      ...duplicateProblems(files, ["warning"]),
      ...unusedPictures(files, pictures),
      ...(ofNames.length > 0 ? [] : absentPages(files, kinds)),
    ].sort(byPlace),
  };
}

export const checkData = (folder: DataFolder, kinds: readonly Kind[] = KINDS): CheckResult =>
  checkFolder(checkFiles(folder.texts, kinds), folder, kinds);
