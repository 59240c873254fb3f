import { groupsOf } from "../declarations";
import type { Kind } from "../kind";
import type { Field } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { type DataProblem, fieldName } from "./data-problem";
import { suggestion } from "./nearest-word";

const listOf = ({ path }: Field) => path.slice(0, -1).join();

const isIn = (group: string, { kind }: CheckedFile) => kind.groups.some(({ typeName }) => typeName === group);

/** Checks that the pages that references name exist, are other pages, and are listed once. */
export function referenceProblems(files: readonly CheckedFile[], kinds: readonly Kind[]): DataProblem[] {
  const slugs = new Map(
    groupsOf(kinds).map(({ typeName }) => [typeName, files.filter((file) => isIn(typeName, file)).map(({ slug }) => slug)]),
  );
  return fieldProblems(files, (field, file) => {
    const { value, meta } = field;
    if (!meta.reference || typeof value !== "string") return undefined;
    // Not a file name at all
    if (file.problems.some((problem) => problem.field === fieldName(field.path))) return undefined;
    const { group, noun } = meta.reference;
    const existing = slugs.get(group) ?? [];
    if (!existing.includes(value))
      return `there is no ${noun} ${JSON.stringify(value)}${suggestion(value, existing) || "; choose another, or delete the entry"}`;
    if (value === file.slug && isIn(group, file)) return "a page cannot list itself; choose another";
    const first = file.fields.find((other) => other.value === value && listOf(other) === listOf(field));
    return first === field ? undefined : `${JSON.stringify(value)} is already in the list; delete one`;
  });
}
