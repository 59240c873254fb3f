import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { TextMessage } from "./parse";

const COLON = "a colon followed by a space starts a new field; put the whole text in quotation marks";
const INDENT =
  "this line is not indented like its neighbours; lines of one group start in the same column, the next level two spaces further";
const SHORTHAND = "a text that starts with * & ! [ { @ % or ` loses a part; put the whole text in quotation marks";
const AFTER_QUOTE = "text continues after the closing quotation mark; put all of it inside one pair of marks";
const OPEN_QUOTE = "the quotation mark opened here is never closed; close it at the end of the text";
const OPEN_BRACKET = "the bracket opened here is never closed; close it, or put the whole text in quotation marks";
const NO_FIELD = 'is neither "field: text" nor "- text"; is the colon, the dash or the space after it missing, or the line not indented?';
const TAB = "there is a tab before the text; indent with spaces, two per level";
const DUPLICATE = "this field is already in its group; keep one of the two, or begin a new entry of a list with a dash";
const DIVIDED = "a line of --- or ... divides the file; delete it";
const NO_JSON = "is not JSON; texts stand in straight quotation marks, with a comma between two entries and none after the last";

/** @returns the line around an offset, and its part from there on */
function lineAround(text: string, offset: number): readonly [line: string, rest: string] {
  const [rest = ""] = /.*/.exec(text.slice(offset)) ?? [];
  return [text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset) + rest, rest];
}

/** @returns the start of the innermost quoted text, or list or group in brackets, around an offset */
function openingAround(document: Document.Parsed, offset: number): number {
  let opening = offset;
  visit(document, {
    Node: (_, node) => {
      const isOpened = isScalar(node) ? node.type?.startsWith("QUOTE") : isCollection(node) && node.flow;
      if (isOpened && node.range && node.range[0] <= offset && offset <= node.range[1]) opening = node.range[0];
    },
  });
  return opening;
}

/** @returns the offset of the next line's text */
const nextLine = (text: string, offset: number) => offset + (/^.*\n\s*/.exec(text.slice(offset))?.[0].length ?? 0);

/** The text behind the field's name or the dash. */
const VALUE = /^\s*(?:- +)?(?:[\w-]+: +)?(?<value>.*)/;

/** The parser's message is good enough for everything that editors do rarely. */
function messageOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed, text: string): TextMessage {
  const [line, rest] = lineAround(text, offset);
  const { value = "" } = VALUE.exec(line)?.groups ?? {};
  const at = (sentence: string, place = offset): TextMessage => ({ offset: place, message: sentence });
  if (code === "TAB_AS_INDENT" || /^ *\t/.test(line)) return at(TAB);
  if (/closing ["']quote/.test(message)) return at(OPEN_QUOTE, openingAround(document, offset));
  if (/^Flow/.test(message)) return at(OPEN_BRACKET, openingAround(document, offset));
  if (code === "DUPLICATE_KEY") return at(DUPLICATE);
  if (code === "MULTIPLE_DOCS") return at(DIVIDED);
  if (/^\s*-\w/.test(line)) return at(NO_FIELD);
  // The parser reports a line that is indented too far on the line above.
  if (/IMPLICIT_KEY$/.test(code) && !/:(?: |$)|^- |^[\w-]+:\S/.test(rest) && /^\n +/.test(text.slice(offset + rest.length)))
    return at(INDENT, nextLine(text, offset));
  if (/^["'].+["']./.test(value) && !/^\w/.test(line.slice(line.length - value.length))) return at(AFTER_QUOTE);
  if (code === "BLOCK_AS_IMPLICIT_KEY") return at(/^ *- /.test(rest) ? INDENT : COLON);
  if (/^[*&![{@%`]/.test(value)) return at(SHORTHAND, offset - (line.length - rest.length) + line.length - value.length);
  if (code === "BAD_INDENT") return at(/^\s*(?:- |[\w-]+:(?: |$))/.test(rest) ? INDENT : NO_FIELD);
  if (code === "MULTILINE_IMPLICIT_KEY" || code === "MISSING_CHAR") return at(NO_FIELD);
  return at(message);
}

/** @returns the first text that lost a part, because it starts with a sign of YAML's shorthand: &name, *name, !name */
function shorthandProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  let found: TextMessage | undefined;
  const report = (sign: string, end = 0) => {
    const start = text.lastIndexOf(sign, end);
    found = { offset: text[start - 1] === sign ? start - 1 : start, message: SHORTHAND };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) => report("*", range?.[0]),
    Value: (_, { range, anchor, tag }) => (anchor || tag ? report(anchor ? "&" : "!", range?.[0]) : undefined),
  });
  return found;
}

const indented = (text: string, { offset, message }: TextMessage): TextMessage => ({
  offset: offset + (/^ */.exec(text.slice(offset))?.[0].length ?? 0),
  message,
});

/** @returns the first syntax error; undefined if there is none. Later errors often follow from the first */
export function yamlProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  const [error] = document.errors;
  return error ? indented(text, messageOf(error, document, text)) : shorthandProblem(document, text);
}

/** @returns the first syntax error; undefined if the text is JSON */
export function jsonProblem({ errors }: Document.Parsed, text: string): TextMessage | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const offset = position ? Number(position) : (errors[0]?.pos[0] ?? Math.max(text.search(/,\s*[}\]]/), 0));
    const comma = /[}\]]/.test(text.charAt(offset)) ? text.slice(0, offset).search(/,\s*$/) : -1;
    return { offset: comma < 0 ? offset : comma, message: NO_JSON };
  }
}
