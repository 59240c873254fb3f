import type { Kind } from "../kind";
import { KINDS } from "../kinds";
import { checkFiles } from "./checked-file";
import type { DataFolder } from "./data-folder";
import { duplicateProblems } from "./duplicates";
import { fileNameProblems } from "./file-names";
import { launchEntryProblems } from "./launch-entries";
import { linkProblems, referenceProblems } from "./links";
import { pictureProblems, unusedPictures } from "./pictures";
import type { DataProblem } from "./problem";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One mistake can violate several rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) => [
  ...new Map(
    problems.toReversed().map((problem) => [[problem.file, problem.line, problem.column, problem.field].join(), problem]),
  ).values(),
];

/**
 * Checks data files and what they say about each other. A pure function, for builds and for browsers.
 * @returns problems, which stop a build, and warnings
 */
export function checkData({ texts, pictures }: DataFolder, kinds: readonly Kind[] = KINDS) {
  const files = checkFiles(texts, kinds);
  const ofNames = fileNameProblems(Object.keys(texts), files, kinds);
  const problems = [
    ...files.flatMap((file) => file.problems),
    ...duplicateProblems(files, ["site", "file"]),
    ...pictureProblems(files, pictures),
    ...launchEntryProblems(files, kinds),
    // A page that has another name, or is missing, would be the cause of these.
    ...(ofNames.length > 0 ? [] : [...referenceProblems(files, kinds), ...linkProblems(files)]),
  ];
  return {
    problems: [...ofNames.sort(byPlace), ...firstOfEachPlace(problems).sort(byPlace)],
    warnings: [
      ...files.flatMap((file) => file.warnings),
      ...duplicateProblems(files, ["warning"]),
      ...unusedPictures(files, pictures),
    ].sort(byPlace),
  };
}
