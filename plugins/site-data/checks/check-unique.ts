import type { Field } from "../schema/walk-fields";
import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import { doubles } from "./doubles";

/** ["sections", 2, "id"] and ["sections", 5, "id"] are the same field of two entries. */
const fieldOfAnyEntry = (path: Field["path"]) => path.filter((step) => typeof step === "string").join(".");

const comparable = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);

/**
 * Checks the fields whose schema says `unique`: sheet codes, titles and descriptions over all pages, anchors and numbers within their file.
 * The later of two equal ones is the fault.
 */
export function duplicateFaults(files: readonly CheckedFile[]): DataFault[] {
  const unique = files.flatMap((checked) =>
    checked.fields.filter(({ meta, value }) => meta.unique && typeof value !== "object").map((field) => ({ checked, ...field })),
  );
  const keyOf = ({ checked, meta, path, value }: (typeof unique)[number]) =>
    JSON.stringify([meta.unique === "file" && checked.file.relativePath, fieldOfAnyEntry(path), comparable(value)]);
  return doubles(unique, keyOf).map(({ item: { checked, meta, path, value }, first }) => {
    const { file, line } = first.checked.faultAt(first.path, "");
    const where = meta.unique === "file" ? `on line ${line}` : `in data/${file}:${line}`;
    return checked.faultAt(path, `${JSON.stringify(value)} is already used ${where}; each value must be unique`);
  });
}
