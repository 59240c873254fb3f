import * as z from "zod";
import { innerSchema, metaOf, schemaAt } from "../walk-fields";
import { nearestWord, suggestion } from "./problem";

/** Messages shorten longer texts. */
const QUOTE_MAX_CHARACTERS = 60;

/** @returns the text in quotation marks, if need be only its beginning */
export const quoted = (text: string) =>
  text.length > QUOTE_MAX_CHARACTERS ? `${JSON.stringify(text.slice(0, QUOTE_MAX_CHARACTERS)).slice(0, -1)}…"` : JSON.stringify(text);

/** Why a value is not of its type, and what to write instead. */
const TYPE_REMEDIES: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  string: ", not a text; put it in quotation marks, or write |- after the colon and start the text on the next line",
  int: ", not a whole number; write the number alone, without a unit or quotation marks",
  number: ", not a number; write the number alone, without a unit or quotation marks",
  boolean: "; write true for yes, or delete the line",
  array: ', not a list; start each entry on a line of its own with "- " (in JSON, put [ ] around the entries)',
  object: ", not a group of fields; write each on a line of its own below, indented by two spaces",
};

/** @returns the name for use in an address: "Lift shaft" becomes "lift-shaft" */
export const asSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @returns the names of a group's fields; empty for other fields */
function keysOf(schema: z.core.$ZodType): string[] {
  const inner = innerSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** @returns how to fix a sign that looks like one of an English keyboard, such as a Cyrillic letter; empty if there is none */
function foreignSignRemedy(value: string): string {
  const [sign] = /[^ -~]/u.exec(value) ?? [];
  return sign ? `; retype ${JSON.stringify(sign)}, which is not on an English keyboard` : "";
}

/** @returns how to fix an address of a picture with Windows' backslashes or other folders around it; empty for other texts */
function pictureRemedy(value: string): string {
  const [path, name = ""] = /^.*?images[\\/](.+)$/.exec(value) ?? [];
  const address = `/images/${name.replaceAll("\\", "/")}`;
  return path && path !== address ? `; write ${address}` : "";
}

/** @returns how to write a day that starts with its day, or that there is no such day; empty for other texts */
function dayRemedy(value: string): string {
  const [, day = "", month = "", year] = /^(\d\d?)[./-](0?[1-9]|1[0-2])[./-](\d{4})$/.exec(value) ?? [];
  if (!year) return "";
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return z.iso.date().safeParse(date).success ? `; write ${date}` : ", and no day of the calendar";
}

/** @returns how to write a number with commas between its digits, such as 1,80,000; empty for other texts */
const commaRemedy = (value: string): string =>
  /^\d+(?:,\d{2,3})+$/.test(value) ? `; write it without commas: ${value.replaceAll(",", "")}` : "";

/** @param expected how many entries or characters, or which number, compared with the bound "at most" */
function boundMessage(input: unknown, written: string, expected: number, bound: string): string {
  if (Array.isArray(input)) return `has ${input.length} ${input.length === 1 ? "entry" : "entries"}, expected ${bound} ${expected}`;
  // YAML reads 48.000 as 48.
  const read = written === String(input) ? "" : `, which is ${input}`;
  if (typeof input !== "string") return `is ${written}${read}, expected ${bound} ${expected}`;
  const remedy = input.length > expected ? `; shorten it by ${input.length - expected}: ${quoted(input)}` : "";
  return `has ${input.length} characters, expected ${bound} ${expected}${remedy}`;
}

/**
 * @param written the value as written, such as 007 for the number 7
 * @returns a message for editors. Errors that they rarely make keep the message of Zod or of the field
 */
function messageOf(issue: z.core.$ZodIssue, schema: z.core.$ZodType, written: string): string {
  const { input } = issue;
  if (input === undefined) return `is missing. ${metaOf(schema).description ?? ""}`.trim();
  switch (issue.code) {
    case "invalid_type": {
      const [line = ""] = /.{1,60}/.exec(written) ?? [];
      const fields = keysOf(schema).join(", ");
      const remedy = commaRemedy(String(input)) || (TYPE_REMEDIES[issue.expected] ?? `; ${issue.message}`);
      return `is ${line}${remedy}${fields && `: ${fields}`}`;
    }
    case "invalid_format":
      return `${quoted(String(input))} ${issue.message}${pictureRemedy(String(input)) || dayRemedy(String(input)) || foreignSignRemedy(String(input))}`;
    case "invalid_value": {
      const values = issue.values.map(String);
      return `${quoted(String(input))} is not one of ${values.join(", ")}${suggestion(String(input), values)}`;
    }
    case "too_small":
      return boundMessage(input, written, Number(issue.minimum), issue.exact ? "exactly" : "at least");
    case "too_big":
      return boundMessage(input, written, Number(issue.maximum), issue.exact ? "exactly" : "at most");
    default:
      return issue.message;
  }
}

interface FieldProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Whether the problem is the field's name, not its value. */
  readonly isAtName?: boolean;
}

/**
 * Turns Zod's issues into messages for editors. A misspelt field is not also reported as missing, nor one that would follow
 * from a missing field.
 * @param issues must include their input
 */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodObject,
  writtenAt: (path: readonly PropertyKey[]) => string,
): FieldProblem[] {
  const misspelt = new Set<string>();
  const missing = new Set(issues.flatMap(({ input, path }) => (input === undefined ? [path.join()] : [])));
  const unknown = issues.flatMap((issue): FieldProblem[] => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = keysOf(schemaAt(schema, issue.path) ?? schema);
    const absent = known.filter((key) => !Object.hasOwn(Object(issue.input), key));
    return issue.keys.map((key) => {
      const meant = nearestWord(key, absent);
      if (meant) misspelt.add([...issue.path, meant].join());
      const remedy = suggestion(key, absent) || suggestion(key, known) || `; the fields here are ${known.join(", ")}`;
      return { path: [...issue.path, key], message: `is not a known field here${remedy}`, isAtName: true };
    });
  });
  const others = issues.flatMap((issue): FieldProblem[] => {
    const { path } = issue;
    const field = schemaAt(schema, path) ?? schema;
    const { derivedFrom = "" } = metaOf(field);
    const isExplained =
      issue.code === "unrecognized_keys" || (issue.input === undefined && (misspelt.has(path.join()) || missing.has(derivedFrom)));
    return isExplained ? [] : [{ path, message: messageOf(issue, field, writtenAt(path)) }];
  });
  return [...unknown, ...others];
}
