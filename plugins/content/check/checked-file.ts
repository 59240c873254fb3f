import type * as z from "zod";
import { completeContent, isDraft, type Kind, kindOf, pageAddress, slugOf } from "../kind";
import { type Field, walkFields } from "../walk-fields";
import type { DataFolder } from "./data-folder";
import { parseFile } from "./parse";
import { type DataProblem, fieldName } from "./problem";
import { asSlug, schemaProblems } from "./schema-messages";

/** A data file, validated against the schema of its kind. */
export interface CheckedFile {
  /** Below data/, such as "services/hvac-services.yaml". */
  readonly name: string;
  readonly kind: Kind;
  /** The file as it was read. */
  readonly written: string;
  /** The file's name without folder and extension, with invalid characters replaced. */
  readonly slug: string;
  /** The address of its page; undefined if the file has no page. */
  readonly address: string | undefined;
  /** The parsed content; undefined if the file cannot be parsed. */
  readonly value: unknown;
  /** The content with all defaults; undefined if a field is invalid, or missing in a draft. */
  readonly content: Readonly<Record<string, unknown>> | undefined;
  /** Whether builds leave its page out. */
  readonly isDraft: boolean;
  /** The fields that the schema knows; empty if the file cannot be parsed. */
  readonly fields: readonly Field[];
  /** The problems of this file alone, without the checks against other files. */
  readonly problems: readonly DataProblem[];
  /** @returns a problem at a field, or at a snippet of the field's text */
  problemAt(path: readonly PropertyKey[], message: string, snippet?: string): DataProblem;
}

/** @returns a pattern that matches the text with any line breaks */
const inAnyLines = (text: string) =>
  new RegExp(
    text
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
  );

/** Whether something is missing that an editor may add until a draft is published. */
const isMissing = ({ input, ...issue }: z.core.$ZodIssue): boolean =>
  input === undefined || (issue.code === "too_small" && issue.origin !== "number");

/** Parses and validates a data file. @returns undefined for files of no known kind */
export function checkFile(name: string, written: string, kinds: readonly Kind[]): CheckedFile | undefined {
  const kind = kindOf(name, kinds);
  if (!kind) return undefined;
  const slug = asSlug(slugOf(name));
  const { text, value, problem, misreadTexts, rangeOf, placeOf } = parseFile(name, written);
  const located = (offset: number, path: readonly PropertyKey[], message: string): DataProblem => ({
    file: name,
    ...placeOf(offset),
    field: fieldName(path),
    message,
  });
  const validated = kind.schema.safeParse(completeContent(kind, value), { reportInput: true });
  const issues = validated.error?.issues.filter((issue) => !(isDraft(value) && isMissing(issue))) ?? [];
  const writtenAt = (path: readonly PropertyKey[]) => text.slice(...rangeOf(path));
  return {
    name,
    kind,
    written,
    slug,
    address: pageAddress(kind, slug),
    value,
    content: validated.data,
    isDraft: isDraft(value),
    fields: [...walkFields(kind.schema, value)],
    problems: problem
      ? [located(problem.offset, [], problem.message)]
      : [
          ...misreadTexts.map(({ offset, message }) => located(offset, [], message)),
          ...schemaProblems(issues, kind.schema, writtenAt).map(({ path, message, isAtName }) =>
            located(rangeOf(path, isAtName ? "key" : "value")[0], path, message),
          ),
        ],
    problemAt(path, message, snippet = "") {
      const [start, end] = rangeOf(path);
      return located(start + Math.max(text.slice(start, end).search(inAnyLines(snippet)), 0), path, message);
    },
  };
}

/** Parses and validates all files of known kinds. */
export const checkFiles = (texts: DataFolder["texts"], kinds: readonly Kind[]): CheckedFile[] =>
  Object.entries(texts).flatMap(([name, written]) => checkFile(name, written, kinds) ?? []);

/** @returns a problem for every field for which `messageFor` returns a message */
export const fieldProblems = (
  files: readonly CheckedFile[],
  messageFor: (field: Field, file: CheckedFile) => string | undefined,
): DataProblem[] =>
  files.flatMap((file) =>
    file.fields.flatMap((field) => {
      const message = messageFor(field, file);
      return message ? [file.problemAt(field.path, message)] : [];
    }),
  );
