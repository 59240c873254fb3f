import type { Kind } from "../kind";
import { KINDS } from "../kinds";
import { type CheckedFile, checkFiles } from "./checked-file";
import type { DataFolder } from "./data-folder";
import { duplicateProblems } from "./duplicates";
import { fileNameProblems } from "./file-names";
import { linkProblems, referenceProblems } from "./links";
import { pictureProblems, unusedPictures } from "./pictures";
import type { DataProblem } from "./problem";
import { joinedLine } from "./text-signs";

const byPlace = (a: DataProblem, b: DataProblem) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One mistake can violate several rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) => [
  ...new Map(
    problems.toReversed().map((problem) => [[problem.file, problem.line, problem.column, problem.field].join(), problem]),
  ).values(),
];

const joinedLines = (files: readonly CheckedFile[]): DataProblem[] =>
  files.flatMap((file) =>
    file.fields.flatMap(({ path, value, meta }) => {
      const joined = typeof value === "string" && file.name.endsWith(".yaml") ? joinedLine(file.writtenAt(path)) : undefined;
      const remedy =
        meta.role === "markdown" ? "to keep it, write |- after the field's colon or dash, and the text below" : "write one line";
      return joined ? [file.problemAt(path, `the line "${joined} …" is joined with the one above; ${remedy}`, joined)] : [];
    }),
  );

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
    // A page that has another name, or is missing, would be the cause of these.
    ...(ofNames.length > 0 ? [] : [...referenceProblems(files, kinds), ...linkProblems(files)]),
  ];
  return {
    problems: [...ofNames.sort(byPlace), ...firstOfEachPlace(problems).sort(byPlace)],
    warnings: [
      ...files.flatMap((file) => file.warnings),
      ...joinedLines(files),
      ...duplicateProblems(files, ["warning"]),
      ...unusedPictures(files, pictures),
    ].sort(byPlace),
  };
}
