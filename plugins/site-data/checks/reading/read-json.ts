import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { parseDocument } from "yaml";
import type { ReadResult } from "./parsed-data";
import { doubledKeys, offsetsIn } from "./read-yaml";

const MESSAGES: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'is not valid JSON; text must be in straight quotation marks: "text", and such marks within a text are written \\"',
  InvalidNumberFormat: "is not a valid number; write it like 4.5",
  PropertyNameExpected:
    "a field name in quotation marks is expected here; is there an extra comma before it, or is a bracket above missing?",
  ValueExpected: "a value is expected here; is there an extra comma before it?",
  ColonExpected: "a colon is missing between the field and its value",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "there is text after the closing bracket; delete it",
  InvalidCommentToken: "JSON files cannot have comments; delete it",
  UnexpectedEndOfComment: "JSON files cannot have comments; delete it",
  UnexpectedEndOfString: "a quotation mark opened on this line is never closed",
  UnexpectedEndOfNumber: "is not a valid number; write it like 4.5",
  InvalidUnicode: "\\u must be followed by four hexadecimal digits",
  InvalidEscapeCharacter: "\\ starts a special character, and this is not one; write \\\\ for a backslash",
  InvalidCharacter: "there is a tab or another control character in the text; use a space",
};

/**
 * Reads a JSON file as its pages will (JSON.parse), knowing the place of every word.
 * @param text the file's text, without byte-order mark
 */
export function readJson(text: string): ReadResult {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  // one fault upsets the parser for the rest of the file
  if (first) return { faults: [{ offset: first.offset, message: MESSAGES[printParseErrorCode(first.error)] ?? "cannot be read" }] };
  // all JSON is YAML, too: its reader knows the places of keys, and which are there twice
  const document = parseDocument(text, { uniqueKeys: false });
  return { data: { value: JSON.parse(text), text, offsetOf: offsetsIn(document) }, faults: doubledKeys(document, text) };
}
