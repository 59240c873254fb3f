import * as z from "zod";
import { asSlug } from "../kind-of-file";
import { isOptionalAt, isWholeNumber, schemaAt } from "../walk-fields";
import { nearestWord, suggestion } from "./nearest-word";
import type { ReadData, TextMessage } from "./parsing/parse-file";

/** Longer texts are cut in messages. */
const QUOTE_MAX_CHARACTERS = 60;

const quoted = (text: string) =>
  text.length > QUOTE_MAX_CHARACTERS ? `${JSON.stringify(text.slice(0, QUOTE_MAX_CHARACTERS)).slice(0, -1)}…"` : JSON.stringify(text);

/**
 * @param written the value as written, such as 007 for the number 7
 * @returns a value in an editor's terms: `the number 352`, `a list`
 */
function found(value: unknown, written: string): string {
  if (typeof value === "string") return `the text ${quoted(value)}`;
  if (typeof value === "number") return `the number ${written}`;
  if (typeof value === "boolean") return written;
  return Array.isArray(value) ? "a list" : "a group of fields";
}

const range = (low: number | undefined | null, high: number | undefined | null) => {
  if (low && low === high) return `exactly ${low}`;
  if (low && high && high < Number.MAX_SAFE_INTEGER) return `${low} to ${high}`;
  if (high && high < Number.MAX_SAFE_INTEGER) return `at most ${high}`;
  return low ? `at least ${low}` : "";
};

const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");

/** @returns what a field expects, in an editor's terms: `text of at most 60 characters` */
function expected(schema: z.core.$ZodType | undefined): string {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const length = range(schema.minLength, schema.maxLength);
    return joined("text", length && `of ${length} characters`);
  }
  if (schema instanceof z.ZodNumber) {
    const isBounded = Number.isFinite(schema.maxValue) && schema.minValue !== Number.MIN_SAFE_INTEGER;
    const bounds = isBounded ? range(schema.minValue, schema.maxValue) : "";
    return joined(isWholeNumber(schema) ? "a whole number" : "a number", bounds && `(${bounds})`);
  }
  if (schema instanceof z.ZodBoolean) return "true or false, without quotation marks";
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(", ")}`;
  if (schema instanceof z.ZodArray) {
    const orNone = schema.safeParse([]).success ? ", or [] for none" : "";
    return `a list, each entry on its own line, starting with "- "${orNone}`;
  }
  if (schema instanceof z.ZodObject) return `a group with the fields ${Object.keys(schema.shape).join(", ")}`;
  return "something else";
}

const description = (schema: z.core.$ZodType | undefined) => (schema && z.globalRegistry.get(schema)?.description) ?? "";

const absent = (how: string, schema: z.core.$ZodType | undefined) =>
  joined(`${how}.`, description(schema), `Expected: ${expected(schema)}`);

const isText = (schema: z.core.$ZodType | undefined) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** Quotation marks decide whether a value is a text or a number. A comma or a unit makes a number a text. */
function typeRemedy(input: unknown, schema: z.core.$ZodType | undefined, written: string): string {
  if (isText(schema) && typeof input !== "object") return `; put it in quotation marks: "${written}"`;
  if (!(schema instanceof z.ZodNumber) || typeof input !== "string" || Number.isNaN(Number.parseFloat(input))) return "";
  if (/^["']/.test(written) && Number.isFinite(Number(input))) return "; delete the quotation marks";
  return isWholeNumber(schema) ? "; write digits only" : "; write digits and a decimal point only";
}

/** @returns the message of a text's pattern; undefined if the value matches it as soon as it is in quotation marks */
const patternProblem = (schema: z.core.$ZodType, written: string) =>
  z.safeParse(schema, written).error?.issues.find(({ code }) => code === "invalid_format")?.message;

function wrongTypeMessage(input: unknown, schema: z.core.$ZodType | undefined, written: string): string {
  if (input === undefined) return absent("is missing", schema);
  if (input === null) return absent("is empty", schema);
  const problem = schema && isText(schema) && typeof input === "number" ? patternProblem(schema, written) : undefined;
  return problem
    ? `${quoted(written)} ${problem}`
    : `is ${found(input, written)}, expected ${expected(schema)}${typeRemedy(input, schema, written)}`;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function sizeMessage(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const { input } = issue;
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.exact ? "exactly" : issue.code === "too_big" ? "at most" : "at least";
  if (typeof input === "string") {
    const difference = Math.abs(input.length - limit);
    const remedy = issue.code === "too_big" ? `shorten it by ${difference}` : `write ${difference} more`;
    return `is ${counted(input.length, "character")} long, expected ${bound} ${limit}; ${remedy}: ${quoted(input)}`;
  }
  if (Array.isArray(input)) {
    const remedy = `${issue.code === "too_big" ? "delete" : "add"} ${Math.abs(input.length - limit)}`;
    return `has ${input.length === 1 ? "1 entry" : `${input.length} entries`}, expected ${bound} ${limit}; ${remedy}`;
  }
  return `is ${String(input)}, expected ${bound} ${limit}`;
}

/** No-break spaces and characters without width. They come from pasted text. */
const INVISIBLE = /(?! )[\p{Cf}\p{Z}]/u;
const INVISIBLE_CHARACTER = " because of an invisible character in or beside it; delete the name and type it again";

function unknownKeyProblems(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.core.$ZodType | undefined,
  { rangeOf }: ReadData,
): TextMessage[] {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const written = typeof issue.input === "object" && issue.input !== null ? Object.keys(issue.input) : [];
  const missing = known.filter((key) => !written.includes(key));
  return issue.keys.map((key) => {
    const meant = INVISIBLE.test(key) ? INVISIBLE_CHARACTER : suggestion(key, missing) || suggestion(key, known);
    const path = [...issue.path, key];
    return {
      offset: rangeOf(path, "key")[0],
      path,
      message: `is not a known field here${meant || `; the fields here are ${known.join(", ")}`}`,
    };
  });
}

/** Formats that phones and scanners save, and that no browser or no build can use. */
const UNUSABLE_PICTURE = /\.(heic|heif|avif|gif|tiff?|bmp|jfif)$/i;
const PICTURE_NAME = /(?<name>[^/]+)\.(?<extension>jpe?g|png|webp|svg)$/i;

/** @returns what to do about a picture whose format or name cannot be used; empty for other fields */
function pictureRemedy(value: string, schema: z.core.$ZodType | undefined): string {
  const role = schema && z.globalRegistry.get(schema)?.graphqlRole;
  if (role !== "image" && role !== "drawing" && role !== "logo") return "";
  if (UNUSABLE_PICTURE.test(value)) return `; save the picture ${role === "image" ? "as JPEG, PNG or WebP" : "as SVG"}, and name that file`;
  const { name = "", extension = "" } = PICTURE_NAME.exec(value)?.groups ?? {};
  const slug = asSlug(name);
  return slug && slug !== name ? `; rename the file to ${slug}.${extension.toLowerCase()}` : "";
}

const isEmpty = ({ input, message }: z.core.$ZodIssue) => input === null || message === "is empty";

/** @returns the message for an issue with one value */
function issueMessage(issue: z.core.$ZodIssue, schema: z.core.$ZodType | undefined, written: string): string {
  switch (issue.code) {
    case "invalid_type":
      return wrongTypeMessage(issue.input, schema, written);
    case "invalid_format":
      if (isEmpty(issue)) return absent("is empty", schema);
      return `${quoted(String(issue.input))} ${issue.message}${pictureRemedy(String(issue.input), schema)}`;
    case "invalid_value": {
      const { input } = issue;
      if (typeof input !== "string") return wrongTypeMessage(input, schema, written);
      return `${quoted(input)} is not ${expected(schema)}${suggestion(input, issue.values.map(String))}`;
    }
    case "too_big":
    case "too_small":
      return sizeMessage(issue);
    default:
      return issue.message;
  }
}

/**
 * Validates a file's content.
 * @returns problems in an editor's terms: what was found, what is expected, what was probably meant
 */
export function schemaProblems(data: ReadData, schema: z.ZodObject): TextMessage[] {
  const issues = schema.safeParse(data.value, { reportInput: true }).error?.issues ?? [];
  const unknownKeys = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? [issue] : []));
  /** Whether a missing field is a misspelt key, which is already reported as unknown. */
  const isMisspelt = (path: readonly PropertyKey[]) =>
    unknownKeys.some(
      (issue) =>
        issue.path.length === path.length - 1 &&
        issue.path.every((step, depth) => step === path[depth]) &&
        issue.keys.some((key) => nearestWord(key, [String(path.at(-1))]) !== undefined),
    );
  return issues.flatMap((issue): TextMessage[] => {
    const { path } = issue;
    if (issue.code === "unrecognized_keys") return unknownKeyProblems(issue, schemaAt(schema, path), data);
    if (issue.input === undefined && isMisspelt(path)) return [];
    const [offset] = data.rangeOf(path, "value");
    const [written = ""] = /^[^\s,\]}]*/.exec(data.text.slice(offset)) ?? [];
    const orDelete = isEmpty(issue) && isOptionalAt(schema, path) ? "; or delete the line" : "";
    return [{ offset, path, message: issueMessage(issue, schemaAt(schema, path), written) + orDelete }];
  });
}
