import { asSlug, dataKindOf, slugOf } from "../schema/data-kinds";
import { type Field, walkFields } from "../schema/walk-fields";
import { type DataFault, fieldName, locationIn } from "./data-fault";
import { schemaFaults } from "./fault-messages";
import type { DataFile } from "./reading/data-files";
import { decodeText } from "./reading/decode-text";
import type { ParsedData, ReadResult, TextFault } from "./reading/parsed-data";
import { readJson } from "./reading/read-json";
import { readYaml } from "./reading/read-yaml";

/** A data file that was read and compared with the schema of its kind. */
export type CheckedFile = NonNullable<ReturnType<typeof checkFileAnew>>;

function read(bytes: Uint8Array, isJson: boolean): ReadResult & { readonly text: string } {
  const { text, faults } = decodeText(bytes, isJson);
  if (faults.length > 0) return { text, faults };
  try {
    return { text, ...(isJson ? readJson(text) : readYaml(text)) };
  } catch (error) {
    // deep nesting exhausts the call stack
    if (error instanceof RangeError) return { text, faults: [{ offset: 0, message: "is nested too deeply to be read" }] };
    throw error;
  }
}

/** One mistake can offend two rules. */
const firstOfEachPlace = (faults: readonly DataFault[]) =>
  faults.filter(
    ({ line, column, field }, index) =>
      faults.findIndex((fault) => line === fault.line && column === fault.column && field === fault.field) === index,
  );

/** Reading is the costly part, and most files stay as they are between two checks. */
const checkedFiles = new Map<string, CheckedFile>();

/** Reads a file, if it changed since the last call, and compares it with the schema of its kind. @returns undefined if it is of no kind */
export function checkFile(file: DataFile): CheckedFile | undefined {
  const known = checkedFiles.get(file.absolutePath);
  if (known?.file.relativePath === file.relativePath && Buffer.compare(known.file.bytes, file.bytes) === 0) return known;
  const checked = checkFileAnew(file);
  if (checked) checkedFiles.set(file.absolutePath, checked);
  return checked;
}

/** @returns those of some files that are of a kind, read and compared with its schema */
export const checkFiles = (files: readonly DataFile[]): CheckedFile[] => files.flatMap((file) => checkFile(file) ?? []);

function checkFileAnew(file: DataFile) {
  const kind = dataKindOf(file.relativePath);
  if (!kind) return undefined;
  const slug = asSlug(slugOf(file.relativePath));
  const { text, data, faults } = read(file.bytes, file.relativePath.endsWith(".json"));
  const fields = data ? [...walkFields(kind.schema, data.value)] : [];
  const offsetOf: ParsedData["offsetOf"] = (path, part) => data?.offsetOf(path, part) ?? 0;
  const faultOf = ({ offset, path = [], message }: TextFault): DataFault => ({
    file: file.relativePath,
    ...locationIn(text, offset),
    field: fieldName(path),
    message,
  });
  return {
    file,
    kind,
    /** The file's name without folder and ending, corrected if it could not be part of an address. */
    slug,
    /** The file's address, if it makes a page. */
    pagePath: kind.path?.replace("*", slug),
    /** What the file holds, as it was read; nothing if its text cannot be read. */
    value: data?.value,
    /** The parts of the file that the schema knows; none if the text cannot be read. */
    fields,
    /** The faults of the file alone, whatever the others hold. */
    faults: firstOfEachPlace([...(data ? schemaFaults(data, kind.schema, fields) : []), ...faults].map(faultOf)),
    /** @returns a fault at that place of this file */
    faultAt: (path: readonly PropertyKey[], message: string, part: "key" | "value" = "value") =>
      faultOf({ offset: offsetOf(path, part), path, message }),
    /** @returns a fault at the words within that part, or at its beginning if they are not written so */
    faultAtWords(path: readonly PropertyKey[], words: string, message: string) {
      const start = offsetOf(path, "value");
      const found = text.indexOf(words, start);
      return faultOf({ offset: found < 0 ? start : found, path, message });
    },
  };
}

/** @returns a fault for every field of the files about which there is something to say */
export function fieldFaults(
  files: readonly CheckedFile[],
  wordField: (field: Field, file: CheckedFile) => string | undefined,
): DataFault[] {
  return files.flatMap((file) =>
    file.fields.flatMap((field) => {
      const message = wordField(field, file);
      return message ? [file.faultAt(field.path, message)] : [];
    }),
  );
}
