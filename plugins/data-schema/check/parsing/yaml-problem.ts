import { type Document, visit, type YAMLError } from "yaml";
import type { TextMessage } from "./parse-file";

const TAB = "there is a tab before the text; use spaces instead, two per level";
const PASTED_SIGN = "the line begins with a sign of a word processor instead of a space or a hyphen; delete it and type it here";
const WRONG_INDENT =
  "this line, or one above it, is not indented like the lines it belongs to; lines of one group start in the same column";
const WRONG_DASH = "the dashes of a list start in the same column, below a field that holds nothing else, not even []";
const NO_FIELD = 'is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?';

/** @returns the line without its dash and its key */
const textOfLine = (line: string) => line.replace(/^\s*(?:- +)?(?:[\w-]+: +)?/, "").trim();

/** @returns the text in quotation marks, as YAML */
const quoted = (text: string) => (text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text));

function unexpectedTextMessage(text: string): string {
  if (/^["']/.test(text)) {
    const inner = /^(["'])(.*)\1$/.exec(text)?.[2]?.replaceAll("''", "'") ?? text;
    return `text continues after the closing quotation mark; put all of it inside one pair of marks: ${quoted(inner)}`;
  }
  if (/^[>|]/.test(text))
    return `after ${text.charAt(0)} the text must start on the next line; or put it in quotation marks: ${quoted(text)}`;
  return `text that starts with ${text.charAt(0)} must be in quotation marks: ${quoted(text)}`;
}

/**
 * @param line the error's line
 * @param rest the line from the error on
 */
function errorMessage({ code, message }: YAMLError, line: string, rest: string): string {
  if (/^ *\t/.test(line)) return TAB;
  if (/^ *(?:- ?)?[\u00A0\u2000-\u2015\u2022]/.test(line)) return PASTED_SIGN;
  if (/^\s*-\w/.test(line)) return `a space is missing after the dash: ${line.trim().replace("-", "- ")}`;
  switch (code) {
    case "DUPLICATE_KEY":
      return `${/^[^:]*/.exec(rest)?.[0]} is written twice in this group; delete one`;
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^\s*- /.test(rest)) return WRONG_DASH;
      if (/^["']/.test(rest)) return unexpectedTextMessage(rest.trim());
      return /:(?:\s|$)/.test(rest)
        ? `a colon followed by a space starts a new field; put text with a colon in quotation marks: ${quoted(rest.trim())}`
        : WRONG_INDENT;
    case "MISSING_CHAR":
    case "MULTILINE_IMPLICIT_KEY":
      if (/^\s*(?:- +)?[\w-]+:[^\s/]/.test(line)) return `a space is missing after the colon: ${line.trim().replace(":", ": ")}`;
      if (/closing ["']quote/.test(message)) return "the quotation mark opened here is never closed; close it at the end of the text";
      return /Sequence item/.test(message) ? WRONG_INDENT : NO_FIELD;
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "UNEXPECTED_TOKEN":
      return unexpectedTextMessage(textOfLine(line));
    case "BAD_INDENT":
      return /^Flow/.test(message) ? "a bracket [ or { opened above is never closed" : WRONG_INDENT;
    case "BAD_DQ_ESCAPE":
      return "inside quotation marks \\ starts a special character, and this is not one; write \\\\ for a backslash";
    default:
      return `cannot be read here (${message})`;
  }
}

/** @returns the error's offset. The parser reports an unclosed quotation mark at its end; an editor needs its start */
function placeOf({ message, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  let opening = offset;
  if (/closing ["']quote/.test(message))
    visit(document, {
      Scalar: (_, { type, range }) => {
        if (type?.startsWith("QUOTE") && range && range[0] <= offset && offset <= range[1]) opening = range[0];
      },
    });
  return opening;
}

/** @returns the first syntax error; undefined if there is none. Later errors often follow from the first */
export function yamlProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const offset = placeOf(error, document);
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = /.*/.exec(text.slice(lineStart)) ?? [];
  return { offset, message: errorMessage(error, line, line.slice(offset - lineStart)) };
}
