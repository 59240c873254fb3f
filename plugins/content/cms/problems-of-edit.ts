import { stringify } from "yaml";
import { checkData } from "../check/check-data";
import type { DataFolder, PictureFacts } from "../check/data-folder";
import { type DataProblem, problemLine } from "../check/data-problem";
import type { Declarations } from "../declarations";
import { kindOf } from "../kind-of-file";
import { walkFields } from "../walk-fields";
import { labelPath } from "./labels";
import { folderOf, type Snapshot } from "./snapshot";

/** @returns the text of a file, like the one that the CMS saves */
export const textOfFile = (relativePath: string, value: unknown): string =>
  relativePath.endsWith(".json") ? JSON.stringify(value, null, 2) : stringify(value, { lineWidth: 0 });

/** @returns the pictures that a file names and that the snapshot lacks: the editor has just uploaded them */
function uploadedPictures(fields: Iterable<{ value: unknown }>, known: readonly PictureFacts[]): PictureFacts[] {
  const names = [...fields].flatMap(({ value }) =>
    typeof value === "string" ? (/^\.\.?\/images\/(?<name>\S+)$/.exec(value)?.groups?.name ?? []) : [],
  );
  return names
    .filter((name) => !known.some((picture) => picture.name === name))
    .map((name) => ({ name, bytes: 0, format: name.replace(/^.*\./, "").replace("jpeg", "jpg"), isComplete: true }));
}

const identity = ({ file, field, message }: DataProblem) => [file, field, message].join("\n");

/**
 * Checks an edited file together with all others.
 * @param value the file's content
 * @param saved texts of other files that were saved since the snapshot was taken
 * @returns sentences for the editor, with the labels of the fields: all about the file, and what the edit causes elsewhere
 */
export function problemsOfEdit(
  relativePath: string,
  value: unknown,
  { snapshot, saved, declarations }: { snapshot: Snapshot; saved: Snapshot["texts"]; declarations: Declarations },
): string[] {
  const schema = kindOf(relativePath, declarations.kinds)?.schema;
  if (!schema) return [];
  const before: DataFolder = folderOf(snapshot, saved);
  const { files } = folderOf(snapshot, { ...saved, [relativePath]: textOfFile(relativePath, value) });
  const pictures = [...before.pictures, ...uploadedPictures(walkFields(schema, value), before.pictures)];
  const known = new Set(checkData(before, declarations).problems.map(identity));
  return checkData({ files, pictures }, declarations).problems.flatMap((problem) => {
    if (problem.file === relativePath) return problem.field ? `${labelPath(schema, problem.field)}: ${problem.message}` : problem.message;
    return known.has(identity(problem)) ? [] : problemLine(problem);
  });
}
