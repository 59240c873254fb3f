import type * as z from "zod";
import { completeContent } from "../kind";
import { type Field, walkFields } from "../walk-fields";
import type { CheckedFile } from "./checked-file";
import { inOneLine } from "./clean";
import { type DataProblem, fieldOfAnyEntry } from "./problem";

/** @returns the items whose key an earlier item (`first`) has. Skips items without a key */
export function duplicates<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | undefined) {
  const firsts = new Map<Key, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ key, item, first }];
  });
}

/** @returns the path of a field, or of the field that it follows from, if only that is in the file */
const writtenPath = ({ file, path, meta }: Field & { readonly file: CheckedFile }) =>
  meta.derivedFrom && !file.fields.some((field) => field.path.join() === path.join()) ? [meta.derivedFrom] : path;

/**
 * Checks the fields that the schema declares `unique`: titles and descriptions across the site, numbers within a list.
 * Reports both places, because no file name says which is the copy.
 * @param where which fields to check, by their value of `unique`
 */
export function duplicateProblems(files: readonly CheckedFile[], where: readonly z.core.GlobalMeta["unique"][]): DataProblem[] {
  const unique = files.flatMap((file) =>
    [...walkFields(file.kind.schema, completeContent(file.kind, file.value))]
      .filter(({ meta, value }) => meta.unique && where.includes(meta.unique) && typeof value !== "object")
      .map((field) => ({ file, ...field })),
  );
  type UniqueField = (typeof unique)[number];
  const keyOf = ({ file, meta, path, value }: UniqueField) => {
    const comparable = meta.anchorOf ? meta.anchorOf(String(value), 0) : inOneLine(String(value)).toLowerCase();
    return JSON.stringify([meta.unique === "file" && file.name, fieldOfAnyEntry(path), comparable]);
  };
  const problemOf = (field: UniqueField, other: UniqueField) => {
    const { line } = other.file.problemAt(writtenPath(other), "");
    const place = field.file === other.file ? `on line ${line}` : `in data/${other.file.name}:${line}`;
    return field.file.problemAt(writtenPath(field), `${JSON.stringify(field.value)} is already used ${place}; change one of the two`);
  };
  return duplicates(unique, keyOf).flatMap(({ item, first }) => [problemOf(first, item), problemOf(item, first)]);
}
