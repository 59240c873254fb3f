import { asSlug, type DataKind, dataKindOf, slugOf } from "../schema/data-kinds";
import { type Field, walkFields } from "../schema/walk-fields";
import { type DataProblem, fieldName } from "./data-problem";
import type { DataFile } from "./reading/data-files";
import { readData, type TextMessage } from "./reading/read-data";
import { schemaProblems } from "./schema-problems";

/** A data file that was read and compared with the schema of its kind. */
export interface CheckedFile {
  readonly file: DataFile;
  readonly kind: DataKind;
  /** The file's name without folder and ending, corrected if it could not be part of an address. */
  readonly slug: string;
  /** The page's address, if the file makes a page. */
  readonly pagePath: string | undefined;
  /** What the file holds; undefined if its text cannot be read. */
  readonly value: unknown;
  /** The parts of the file that the schema knows; none if the text cannot be read. */
  readonly fields: readonly Field[];
  /** The problems and warnings of this file alone, whatever the others hold. */
  readonly problems: readonly DataProblem[];
  readonly warnings: readonly DataProblem[];
  /** @returns a problem at that place of this file */
  problemAt(path: readonly PropertyKey[], message: string, part?: "key" | "value"): DataProblem;
  /** @returns a problem at the words within that part, or at its beginning if they are not written like that */
  problemAtWords(path: readonly PropertyKey[], words: string, message: string): DataProblem;
}

/** @returns a pattern of the words, which a long text may hold in several lines */
const inAnyLines = (words: string) =>
  new RegExp(
    words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
  );

/** One mistake can break two rules. */
const firstOfEachPlace = (problems: readonly DataProblem[]) =>
  problems.filter(
    ({ line, column, field }, index) =>
      problems.findIndex((other) => line === other.line && column === other.column && field === other.field) === index,
  );

/** Reads a data file and validates it. @returns undefined for files that no schema covers */
export function checkFile(file: DataFile): CheckedFile | undefined {
  const kind = dataKindOf(file.relativePath);
  if (!kind) return undefined;
  const slug = asSlug(slugOf(file.relativePath));
  const data = readData(file.bytes, file.relativePath.endsWith(".json"));
  const located = ({ offset, path = [], message }: TextMessage): DataProblem => ({
    file: file.relativePath,
    ...data.placeOf(offset),
    field: fieldName(path),
    message,
  });
  return {
    file,
    kind,
    slug,
    pagePath: kind.path?.replace("*", slug),
    value: data.value,
    fields: [...walkFields(kind.schema, data.value)],
    problems: firstOfEachPlace((data.problem ? [data.problem] : schemaProblems(data, kind.schema)).map(located)),
    warnings: data.warnings.map(located),
    problemAt: (path, message, part = "value") => located({ offset: data.rangeOf(path, part)[0], path, message }),
    problemAtWords(path, words, message) {
      const [start, end] = data.rangeOf(path, "value");
      const found = data.text.slice(start, end).search(inAnyLines(words));
      return located({ offset: start + Math.max(found, 0), path, message });
    },
  };
}

/** @returns those of some files that a schema covers, read and validated */
export const checkFiles = (files: readonly DataFile[]): CheckedFile[] => files.flatMap((file) => checkFile(file) ?? []);

/** @returns a problem for every field of the files about which there is something to say */
export function fieldProblems(
  files: readonly CheckedFile[],
  wordField: (field: Field, file: CheckedFile) => string | undefined,
): DataProblem[] {
  return files.flatMap((file) =>
    file.fields.flatMap((field) => {
      const message = wordField(field, file);
      return message ? [file.problemAt(field.path, message)] : [];
    }),
  );
}
