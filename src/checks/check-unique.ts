import type { Field } from "../schema/walk-fields";
import { type CheckedFile, fieldFaults } from "./checked-file";
import type { DataFault } from "./data-fault";

/** ["sections", 2, "id"] and ["sections", 5, "id"] are the same field of two entries. */
const fieldOfAnyEntry = ({ path }: Field) => path.filter((step) => typeof step === "string").join(".");

const comparable = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : value);

/**
 * Checks the fields whose schema says `unique`: sheet codes, titles and descriptions over all pages, anchors and numbers within their file.
 * The later of two equal ones is the fault.
 */
export function duplicateFaults(files: readonly CheckedFile[]): DataFault[] {
  // its place in the text is worked out for a fault only: most values have no double
  const seen = new Map<string, () => DataFault>();
  return fieldFaults(files, (field, checked) => {
    const { meta, path, value } = field;
    if (!meta.unique || typeof value === "object") return undefined;
    const scope = meta.unique === "file" ? checked.file.relativePath : "";
    const key = JSON.stringify([scope, fieldOfAnyEntry(field), comparable(value)]);
    const first = seen.get(key)?.();
    if (!first) {
      seen.set(key, () => checked.faultAt(path, ""));
      return undefined;
    }
    const where = meta.unique === "file" ? `on line ${first.line}` : `in data/${first.file}:${first.line}`;
    return `${JSON.stringify(value)} is already used ${where}; each value must be unique`;
  });
}
