import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { locationIn } from "../data-fault";
import type { ReadResult, TextFault } from "./parsed-data";

const MESSAGES: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'is not valid JSON; text must be in quotation marks: "text"',
  InvalidNumberFormat: "is not a valid number; write it like 4.5",
  PropertyNameExpected: "a field name in quotation marks is expected here; is there an extra comma before it?",
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

const children = (node: Node | undefined): readonly Node[] => node?.children ?? [];

/** JSON readers silently keep the last of two equal keys, so an editor's text would be lost. */
function duplicateKeys(node: Node, lineOf: (offset: number) => number): TextFault[] {
  const seen = new Map<unknown, number>();
  const own =
    node.type !== "object"
      ? []
      : children(node).flatMap(({ children: [key] = [] }) => {
          if (!key) return [];
          const first = seen.get(key.value);
          seen.set(key.value, first ?? key.offset);
          return first === undefined
            ? []
            : [{ offset: key.offset, message: `${key.value} is already defined on line ${lineOf(first)}; delete one` }];
        });
  return [...own, ...children(node).flatMap((child) => duplicateKeys(child, lineOf))];
}

/** The place of a path, or of the nearest part around it. */
function offsetOf(root: Node, path: readonly PropertyKey[], part: "key" | "value"): number {
  const steps = path.map((step) => (typeof step === "symbol" ? String(step) : step));
  for (let length = steps.length; length > 0; length--) {
    const found = findNodeAtLocation(root, steps.slice(0, length));
    const property = found?.parent;
    if (found) return part === "key" && length === steps.length && property?.type === "property" ? property.offset : found.offset;
  }
  return root.offset;
}

/**
 * Reads a JSON file as its pages will (JSON.parse), knowing the place of every word.
 * @param text the file's text, without byte-order mark
 */
export function readJson(text: string): ReadResult {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  // one fault upsets the parser for the rest of the file
  if (first) return { faults: [{ offset: first.offset, message: MESSAGES[printParseErrorCode(first.error)] ?? "cannot be read" }] };
  if (!root) return { faults: [{ offset: 0, message: "the file is empty" }] };
  const data = { value: JSON.parse(text), offsetOf: (path: readonly PropertyKey[], part: "key" | "value") => offsetOf(root, path, part) };
  return { data, faults: duplicateKeys(root, (offset) => locationIn(text, offset).line) };
}
