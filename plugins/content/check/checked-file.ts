import type { Kind } from "../kind";
import { asSlug, kindOf, pageAddress, slugOf } from "../kind-of-file";
import { type Field, walkFields } from "../walk-fields";
import type { DataFile } from "./data-folder";
import { type DataProblem, fieldName } from "./data-problem";
import { findInvisibleCharacter } from "./parsing/invisible-characters";
import { type ReadData, readData, type TextMessage } from "./parsing/parse-file";
import { schemaProblems } from "./schema-problems";

/** A data file, validated against the schema of its kind. */
export interface CheckedFile {
  readonly file: DataFile;
  readonly kind: Kind;
  /** The file's name without folder and extension, with invalid characters replaced. */
  readonly slug: string;
  /** The page's address; undefined if the file makes no page. */
  readonly pagePath: string | undefined;
  /** The file's content; undefined if it cannot be read. */
  readonly value: unknown;
  /** The fields that the schema knows; none if the file cannot be read. */
  readonly fields: readonly Field[];
  /** What is wrong with this file, without regard to other files. */
  readonly problems: readonly DataProblem[];
  readonly warnings: readonly DataProblem[];
  /** @returns a field's value as it is written in the file */
  writtenAt(path: readonly PropertyKey[]): string;
  /** @returns a problem at a field of this file */
  problemAt(path: readonly PropertyKey[], message: string, part?: "key" | "value"): DataProblem;
  /** @returns a problem at a text within a field, or at the field if the text is not found in it */
  problemAtText(path: readonly PropertyKey[], text: string, message: string): DataProblem;
}

/** @returns a pattern that also matches the text with other line breaks */
const inAnyLines = (text: string) =>
  new RegExp(
    text
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
  );

/** One mistake can violate two rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) =>
  problems.filter(
    ({ line, column, field }, index) =>
      problems.findIndex((other) => line === other.line && column === other.column && field === other.field) === index,
  );

function characterProblems(data: ReadData, fields: readonly Field[]): TextMessage[] {
  return fields.flatMap(({ path, value }) => {
    const found = typeof value === "string" ? findInvisibleCharacter(value) : undefined;
    if (!found) return [];
    const [start, end] = data.rangeOf(path, "value");
    const written = findInvisibleCharacter(data.text.slice(start, end))?.index ?? 0;
    return [{ offset: start + written, path, message: `there is ${found.name} here, pasted from another program; delete it` }];
  });
}

/** @returns the problems of a file's fields. A field with an invisible character has no other, because it causes the others */
function problemsOfFields(data: ReadData, fields: readonly Field[], schema: Kind["schema"]): TextMessage[] {
  const ofCharacters = characterProblems(data, fields);
  const isExplained = ({ path = [] }: TextMessage) => ofCharacters.some((problem) => fieldName(problem.path ?? []) === fieldName(path));
  return [...ofCharacters, ...schemaProblems(data, schema).filter((problem) => !isExplained(problem))];
}

/** Reads a data file and validates it. @returns undefined if no schema covers the file */
export function checkFile(file: DataFile, kinds: readonly Kind[]): CheckedFile | undefined {
  const kind = kindOf(file.relativePath, kinds);
  if (!kind) return undefined;
  const slug = asSlug(slugOf(file.relativePath));
  const data = readData(file.bytes, file.relativePath.endsWith(".json"));
  const located = ({ offset, path = [], message }: TextMessage): DataProblem => ({
    file: file.relativePath,
    ...data.placeOf(offset),
    field: fieldName(path),
    message,
  });
  const fields = [...walkFields(kind.schema, data.value)];
  return {
    file,
    kind,
    slug,
    pagePath: pageAddress(kind, slug),
    value: data.value,
    fields,
    problems: firstOfEachPlace((data.problem ? [data.problem] : problemsOfFields(data, fields, kind.schema)).map(located)),
    warnings: data.warnings.map(located),
    writtenAt: (path) => data.text.slice(...data.rangeOf(path, "value")),
    problemAt: (path, message, part = "value") => located({ offset: data.rangeOf(path, part)[0], path, message }),
    problemAtText(path, text, message) {
      const [start, end] = data.rangeOf(path, "value");
      const found = data.text.slice(start, end).search(inAnyLines(text));
      return located({ offset: start + Math.max(found, 0), path, message });
    },
  };
}

/** Reads and validates the files that a schema covers. */
export const checkFiles = (files: readonly DataFile[], kinds: readonly Kind[]): CheckedFile[] =>
  files.flatMap((file) => checkFile(file, kinds) ?? []);

/** @returns a problem for every field for which `messageFor` returns a message */
export function fieldProblems(
  files: readonly CheckedFile[],
  messageFor: (field: Field, file: CheckedFile) => string | undefined,
): DataProblem[] {
  return files.flatMap((file) =>
    file.fields.flatMap((field) => {
      const message = messageFor(field, file);
      return message ? [file.problemAt(field.path, message)] : [];
    }),
  );
}
