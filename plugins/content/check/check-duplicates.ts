import type { z } from "zod";
import type { CheckedFile } from "./checked-file";
import { type DataProblem, fieldOfAnyEntry } from "./data-problem";
import { duplicates } from "./duplicates";

/** A copy's name is usually longer, or the next number: "plum-cake" and "plum-cake-2", "9" and "10". */
const byName = (a: CheckedFile, b: CheckedFile) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true });
const nameOf = ({ file }: CheckedFile) => file.relativePath.replace(/\.[^.]*$/, "");

const comparable = (value: unknown, { anchorOf }: z.core.GlobalMeta) =>
  typeof value !== "string" ? value : anchorOf ? anchorOf(value) : value.trim().toLowerCase();

/**
 * Checks fields that are `unique` in the schema: titles and descriptions on the whole site, anchors and numbers within
 * their file. The problem is at the later duplicate.
 */
export function duplicateProblems(files: readonly CheckedFile[]): DataProblem[] {
  const unique = [...files]
    .sort(byName)
    .flatMap((checked) =>
      checked.fields.filter(({ meta, value }) => meta.unique && typeof value !== "object").map((field) => ({ checked, ...field })),
    );
  const keyOf = ({ checked, meta, path, value }: (typeof unique)[number]) =>
    JSON.stringify([meta.unique === "file" && checked.file.relativePath, fieldOfAnyEntry(path), comparable(value, meta)]);
  return duplicates(unique, keyOf).map(({ item: { checked, meta, path, value }, first }) => {
    const { file, line } = first.checked.problemAt(first.path, "");
    const where = meta.unique === "file" ? `on line ${line}` : `in data/${file}:${line}`;
    return checked.problemAt(path, `${JSON.stringify(value)} is already used ${where}; each value must be unique`);
  });
}
