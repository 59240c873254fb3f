import { isRegisterEntry } from "../../site-data/kinds";
import type { Field } from "../declare/walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { type DataProblem, fieldName } from "./data-problem";
import { suggestion } from "./nearest-word";

const listOf = ({ path }: Field) => path.slice(0, -1).join();

/** Checks that listed services and solutions exist, are other pages, and are listed once. */
export function entryProblems(files: readonly CheckedFile[]): DataProblem[] {
  const entries = new Set(files.filter(({ kind }) => isRegisterEntry(kind)).map(({ slug }) => slug));
  return fieldProblems(files, (field, { kind, slug, fields, problems }) => {
    const { value, meta } = field;
    if (meta.graphqlRole !== "entry" || typeof value !== "string") return undefined;
    // Not a file name at all
    if (problems.some((problem) => problem.field === fieldName(field.path))) return undefined;
    if (!entries.has(value))
      return `there is no service or solution ${JSON.stringify(value)}${suggestion(value, entries) || "; choose another, or delete the entry"}`;
    if (value === slug && isRegisterEntry(kind)) return "a page cannot list itself; choose another";
    const first = fields.find((other) => other.value === value && listOf(other) === listOf(field));
    return first === field ? undefined : `${JSON.stringify(value)} is already in the list; delete one`;
  });
}
