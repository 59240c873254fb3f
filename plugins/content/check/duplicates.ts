import type * as z from "zod";
import { completeContent, withoutExtension } from "../kind";
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

/** Sorts copies last: their name is usually longer or the next number ("lifts" and "lifts-2", "9" and "10"). */
const byName = (a: CheckedFile, b: CheckedFile) =>
  withoutExtension(a.name).localeCompare(withoutExtension(b.name), "en", { numeric: true });

/** @returns the path of a field, or of the field that it follows from, if only that is in the file */
const writtenPath = ({ file, path, meta }: Field & { readonly file: CheckedFile }) =>
  meta.derivedFrom && !file.fields.some((field) => field.path.join() === path.join()) ? [meta.derivedFrom] : path;

/**
 * Checks the fields that the schema declares `unique`: titles and descriptions across the site, numbers within a file.
 * Reports the later duplicate.
 * @param where which fields to check, by their value of `unique`
 */
export function duplicateProblems(files: readonly CheckedFile[], where: readonly z.core.GlobalMeta["unique"][]): DataProblem[] {
  const unique = [...files]
    .sort(byName)
    .flatMap((file) =>
      [...walkFields(file.kind.schema, completeContent(file.kind, file.value))]
        .filter(({ meta, value }) => meta.unique && where.includes(meta.unique) && typeof value !== "object")
        .map((field) => ({ file, ...field })),
    );
  const keyOf = ({ file, meta, path, value }: (typeof unique)[number]) => {
    const comparable = meta.anchorOf ? meta.anchorOf(String(value), 0) : inOneLine(String(value)).toLowerCase();
    return JSON.stringify([meta.unique === "file" && file.name, fieldOfAnyEntry(path), comparable]);
  };
  return duplicates(unique, keyOf).map(({ item, first }) => {
    const { file, meta, value } = item;
    const { line } = first.file.problemAt(writtenPath(first), "");
    const place = meta.unique === "file" ? `on line ${line}` : `in data/${first.file.name}:${line}`;
    return file.problemAt(
      writtenPath(item),
      `${JSON.stringify(value)} is already used ${place}; each value ${meta.unique === "warning" ? "should" : "must"} be unique`,
    );
  });
}
