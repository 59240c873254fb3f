import { type Document, isCollection, isMap, isNode, isScalar, isSeq, visit, type YAMLError } from "yaml";
import { invisibleCharacter } from "./invisible-characters";
import type { TextMessage } from "./parse-file";

const TAB = "there is a tab before the text; use spaces instead, two per level";
const PASTED_SIGN = "the line begins with a sign of a word processor instead of a space or a hyphen; delete it and type it here";
const WRONG_INDENT = "this line is not indented like the lines it belongs to; lines of one group start in the same column";
const WRONG_DASH = "the dashes of a list start in the same column, below a field that holds nothing else, not even []";
const NO_FIELD = 'is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?';
const NO_ENTRY = 'is neither "field: text" nor the entry of a list, "- text"; is the dash or the colon missing?';
const DIVIDED =
  "a line of --- or ... divides the file, and the rest would be lost; delete the line, or indent it if it belongs to the text above";
const OPEN_QUOTE = "the quotation mark opened here is never closed; close it at the end of the text";
const OPEN_BRACKET = "the bracket opened here is never closed; close it, or put a text that starts with a bracket in quotation marks";

/** @returns the line without its dash and its key */
const textOfLine = (line: string) => line.replace(/^\s*(?:- +)?(?:[\w-]+: +)?/, "").trim();

/** @returns the text in quotation marks, as YAML */
const quoted = (text: string) => (text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text));

const indentOf = (line: string) => line.search(/[^ ]|$/);

function unexpectedTextMessage(text: string): string {
  if (/^["']/.test(text)) {
    const inner = /^(["'])(.*)\1$/.exec(text)?.[2]?.replaceAll("''", "'") ?? text;
    return `text continues after the closing quotation mark; put all of it inside one pair of marks: ${quoted(inner)}`;
  }
  if (/^[>|]/.test(text))
    return `after ${text.charAt(0)} the text must start on the next line; or put it in quotation marks: ${quoted(text)}`;
  return /^[\w]/.test(text) ? WRONG_INDENT : `text that starts with ${text.charAt(0)} must be in quotation marks: ${quoted(text)}`;
}

/** @returns a message about the line's first characters; undefined if they are those of any line */
function lineStartMessage(line: string): string | undefined {
  if (/^ *\t/.test(line)) return TAB;
  if (/^ *(?:- ?)?[\u00A0\u2000-\u2015\u2022]/.test(line)) return PASTED_SIGN;
  if (/^\s*[*+] /.test(line)) return `the entries of a list start with "- ", not with "${line.trim().charAt(0)} "`;
  if (/^\s*-\w/.test(line)) return `a space is missing after the dash: ${line.trim().replace("-", "- ")}`;
  const afterColon = /^\s*(?:- +)?[\w-]+:(?<sign>(?! )[\p{Cf}\p{Z}])/u.exec(line)?.groups?.sign;
  return afterColon && `there is ${invisibleCharacter(afterColon)} after the colon; delete it and type a space`;
}

/** @returns the message for a field that its group already has. In a list, the dash of a new entry was probably lost */
function duplicateMessage(document: Document.Parsed, text: string, { code, pos: [offset] }: YAMLError): string | undefined {
  if (code !== "DUPLICATE_KEY") return undefined;
  let message: string | undefined;
  visit(document, {
    Pair(_, { key }, ancestors) {
      const map = ancestors.at(-1);
      if (!isScalar(key) || key.range?.[0] !== offset || !isMap(map)) return;
      const first = map.items.find((pair) => isScalar(pair.key) && pair.key.value === key.value)?.key;
      const line = text.slice(0, isNode(first) ? (first.range?.[0] ?? 0) : 0).split("\n").length;
      message = isSeq(ancestors.at(-2))
        ? `${String(key.value)} is already in this entry, on line ${line}; if another entry begins here, its dash is missing: "- ${String(key.value)}: …"`
        : `${String(key.value)} is already in this group, on line ${line}; keep one of the two`;
    },
  });
  return message;
}

/** A field whose colon is followed by its text at once. */
const WITHOUT_SPACE = /^(?<start>\s*(?:- +)?[\w-]+:)(?<text>(?!\/\/)\S.*)/;

const missingSpaceMessage = (line: string) =>
  WITHOUT_SPACE.test(line) ? `a space is missing after the colon: ${line.replace(WITHOUT_SPACE, "$<start> $<text>").trim()}` : undefined;

/** @param rest the line from the error on */
function errorMessage({ code, message }: YAMLError, line: string, rest: string): string {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^\s*- /.test(rest)) return WRONG_DASH;
      if (/^["']/.test(rest)) return unexpectedTextMessage(rest.trim());
      return `a colon followed by a space starts a new field; put text with a colon in quotation marks: ${quoted(rest.trim())}`;
    case "MISSING_CHAR":
    case "MULTILINE_IMPLICIT_KEY":
      if (/closing ["']quote/.test(message)) return OPEN_QUOTE;
      return missingSpaceMessage(line) ?? (/Sequence item/.test(message) ? WRONG_INDENT : NO_FIELD);
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "UNEXPECTED_TOKEN":
      return unexpectedTextMessage(textOfLine(line));
    case "BAD_INDENT":
      if (/^Flow/.test(message)) return OPEN_BRACKET;
      return /^\s*(?:- |-$|[^\s:]+:(?:\s|$))/.test(line) ? WRONG_INDENT : NO_ENTRY;
    case "BAD_DQ_ESCAPE":
      return "inside quotation marks \\ starts a special character, and this is not one; write \\\\ for a backslash";
    case "BLOCK_IN_FLOW":
      return "within { } a comma stands between two fields; write it, or give each field a line of its own";
    case "MULTIPLE_DOCS":
      return DIVIDED;
    default:
      return `cannot be read here (${message})`;
  }
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

/** @returns the rest of a line */
const lineAt = (text: string, offset: number) => /.*/.exec(text.slice(offset))?.[0] ?? "";

/** @returns the line around an offset, and its part from there on */
const lineAround = (text: string, offset: number) => [lineAt(text, text.lastIndexOf("\n", offset - 1) + 1), lineAt(text, offset)] as const;

/** @returns where the next line with text starts */
const nextLineStart = (text: string, offset: number) => offset + (/^.*\n(?:\s*\n)*/.exec(text.slice(offset))?.[0].length ?? 0);

/** @returns the error's offset. The parser reports some errors at the end of a part, or on the line above */
function placeOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed, text: string): number {
  if (/closing ["']quote|^Flow/.test(message)) return openingAround(document, offset);
  if (code === "MULTIPLE_DOCS") return Math.max(text.lastIndexOf("\n---", offset), text.lastIndexOf("\n...", offset)) + 1;
  const isAtText = code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY";
  const [line, rest] = lineAround(text, offset);
  if (!isAtText || /^\s*- |^["']|:(?:\s|$)/.test(rest)) return offset;
  const nextStart = nextLineStart(text, offset);
  const isContinued = indentOf(lineAt(text, nextStart)) > indentOf(line);
  return isContinued || code === "BLOCK_AS_IMPLICIT_KEY" ? nextStart : offset;
}

/** @returns the first text with a sign of YAML's shorthand, which editors do not mean: &name, *name, !name */
function shorthandProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  let found: TextMessage | undefined;
  const report = (sign: string, before = 0) => {
    const offset = text.slice(0, before + 1).search(new RegExp(`\\${sign}+[^${sign}]*$`));
    found = { offset, message: unexpectedTextMessage(lineAt(text, offset).trim()) };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, { range }) => report("*", range?.[0]),
    Value: (_, { range, anchor, tag }) => (anchor || tag ? report(anchor ? "&" : "!", range?.[0]) : undefined),
  });
  return found;
}

/** @returns the first syntax error; undefined if there is none. Later errors often follow from the first */
export function yamlProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  const [error] = document.errors;
  if (!error) return shorthandProblem(document, text);
  const [line, rest] = lineAround(text, error.pos[0]);
  const lineMessage = lineStartMessage(line) ?? (/IMPLICIT_KEY$/.test(error.code) ? missingSpaceMessage(line) : undefined);
  if (lineMessage) return { offset: error.pos[0] - (line.length - rest.length) + indentOf(line), message: lineMessage };
  const offset = placeOf(error, document, text);
  const isBelow = offset > error.pos[0];
  const message = duplicateMessage(document, text, error) ?? (isBelow ? WRONG_INDENT : errorMessage(error, ...lineAround(text, offset)));
  return { offset: offset + indentOf(lineAt(text, offset)), message };
}
