import type { z } from "zod";
import { asSlug, type DataKind, dataKindOf, slugOf } from "../schema/data-kinds";
import { type Field, walkFields } from "../schema/walk-fields";
import { type DataFault, FIRST_CHARACTER, type FileFault, fieldName, locationIn, offsetIn } from "./data-fault";
import { valueFaults } from "./fault-messages";
import type { DataFile } from "./reading/data-files";
import { decodeText } from "./reading/decode-text";
import type { ParsedData, ReadResult } from "./reading/parsed-data";
import { readJson } from "./reading/read-json";
import { readYaml } from "./reading/read-yaml";

/** A data file that was read and compared with the schema of its kind. */
export interface CheckedFile {
  readonly file: DataFile;
  readonly kind: DataKind;
  /** The file's name without folder and ending, corrected if it could not be part of an address. */
  readonly slug: string;
  /** The file's address, if it makes a page. */
  readonly pagePath?: string;
  /** The parts of the file that the schema knows; none if the text cannot be read. */
  readonly fields: readonly Field[];
  /** The faults of the file alone, whatever the others hold. */
  readonly faults: readonly DataFault[];
  /** @returns a fault at that place of this file */
  faultAt(path: readonly PropertyKey[], message: string, part?: "key" | "value"): DataFault;
  /** @returns a fault at the words within that part, or at its beginning if they are not written so */
  faultAtWords(path: readonly PropertyKey[], words: string, message: string): DataFault;
}

function readText(text: string, isJson: boolean): ReadResult {
  return isJson ? readJson(text) : readYaml(text);
}

const schemaFaults = (data: ParsedData, schema: z.ZodObject): FileFault[] => {
  const { error } = schema.safeParse(data.value, { reportInput: true });
  return valueFaults(error?.issues ?? [], schema).map(({ path, part, message }) => ({
    ...data.locate(path, part),
    field: fieldName(path),
    message,
  }));
};

/** One mistake can offend two rules. */
const firstOfEachPlace = (faults: readonly FileFault[]) =>
  faults.filter(
    (fault, index) =>
      faults.findIndex(({ line, column, field }) => line === fault.line && column === fault.column && field === fault.field) === index,
  );

/** Reading is the costly part, and most files stay as they are between two checks of the same objects. */
const checkedFiles = new WeakMap<DataFile, CheckedFile | undefined>();

/**
 * Reads one file and compares it with the schema of its kind.
 * @returns undefined if no kind of data has such a file
 */
export function checkFile(file: DataFile): CheckedFile | undefined {
  if (!checkedFiles.has(file)) checkedFiles.set(file, checkFileAnew(file));
  return checkedFiles.get(file);
}

function checkFileAnew(file: DataFile): CheckedFile | undefined {
  const kind = dataKindOf(file.relativePath);
  if (!kind) return undefined;
  const slug = asSlug(slugOf(file.relativePath));
  const isJson = file.relativePath.endsWith(".json");
  const decoded = decodeText(file.bytes, isJson ? "json" : "yaml");
  const { data, faults } = decoded.text === undefined ? { data: undefined, faults: decoded.faults } : readText(decoded.text, isJson);
  const text = decoded.text ?? "";
  const locate = data?.locate ?? (() => FIRST_CHARACTER);
  const locateWords = (path: readonly PropertyKey[], words: string) => {
    const place = locate(path);
    const offset = text.indexOf(words, offsetIn(text, place));
    return offset < 0 ? place : locationIn(text)(offset);
  };
  const found: FileFault[] = [...(data ? schemaFaults(data, kind.schema) : []), ...faults];
  return {
    file,
    kind,
    slug,
    pagePath: kind.path?.replace("*", slug),
    fields: data ? [...walkFields(kind.schema, data.value)] : [],
    faults: firstOfEachPlace(found).map((fault) => ({ file: file.relativePath, ...fault })),
    faultAt: (path, message, part) => ({ file: file.relativePath, ...locate(path, part), field: fieldName(path), message }),
    faultAtWords: (path, words, message) => ({ file: file.relativePath, ...locateWords(path, words), field: fieldName(path), message }),
  };
}
