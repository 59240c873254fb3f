import { type Document, isAlias, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { TextMessage } from "./parse";

const COLON = "a colon followed by a space starts a new field; put the whole text in straight quotation marks";
const SIGN = "a text that starts with a quotation mark or one of * & ! [ { @ % ` - is misread; put the whole text in quotation marks";
const APOSTROPHE = `an apostrophe ends a text in single quotation marks; write it twice, '', or put the whole text in double ones, "`;
const OPEN = "the quotation mark or bracket opened here is never closed; close it at the end of the text";
const INDENT =
  "this line does not fit the one above; start the lines of a group in the same column, indent the next level by two spaces (no tabs), and put a space after each dash and colon";
const EMPTY_LIST = "[] says that the list is empty; delete it, so that the entries below belong to the list";
const LOST_DASH = 'this entry of a list has lost its dash; write "- " before its first field';
const TEXT_BELOW = "a text with a list or several lines starts on the line below |-, indented by two spaces";
const DUPLICATE = "this field is already in its group; keep one of the two, or start a new list entry with a dash";
const JSON_DUPLICATE = "this field is already in its group; keep one of the two, or put }, { between two entries";
const NO_JSON =
  'is not valid JSON; put texts in straight quotation marks (inside a text write \\" or “ ”), and a comma between entries but not after the last; write / in addresses, not \\';

/** The parser's error codes for wrong indentation and missing spaces. */
const MISFITS = ["BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "BAD_INDENT", "TAB_AS_INDENT", "MISSING_CHAR"];

/** @returns the start of the innermost quoted text or bracketed list or group around an offset */
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

/** A field with a value on its line, and a list below it. */
const LIST_UNDER_VALUE = /^( *)\w+: +(?<value>[^\s#].*)\n+\1 *- /;

/** The first entry of a list, without a dash, up to the dash of the next one, which starts with the same field. */
const ENTRY_WITHOUT_DASH = /(?<=\w: *\n)(?<indent> +)(?<field>\w+:) .*(?:\n\k<indent> *[^\s-].*)*\n *- \k<field> .*$/;

/** @returns a message for editors. Errors that they rarely make keep the parser's message */
function messageOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed, text: string): TextMessage {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const [rest = ""] = /.*/.exec(text.slice(offset)) ?? [];
  const isInsideLine = before.trim() !== "";
  const at = (sentence: string, place = offset): TextMessage => ({ offset: place, message: sentence });
  if (/closing ["']quote|^Flow/.test(message)) return at(OPEN, openingAround(document, offset));
  if (code === "DUPLICATE_KEY") return at(DUPLICATE);
  if (code === "BAD_DQ_ESCAPE") return at("within double quotation marks write \\\\ for a backslash; in addresses write /");
  if (code === "MULTIPLE_DOCS") return at("a line of --- ends the file; delete it");
  const entry = ENTRY_WITHOUT_DASH.exec(text.slice(0, offset + rest.length));
  if (entry) return at(LOST_DASH, entry.index);
  // The parser reports a list under a value at either line.
  const { value } = LIST_UNDER_VALUE.exec(text.slice(text.lastIndexOf("\n", offset - 2) + 1))?.groups ?? {};
  if (value && /^\[ *\]/.test(value)) return at(EMPTY_LIST, text.lastIndexOf("[", offset));
  if (value || /[|>][-+]? +$/.test(before)) return at(TEXT_BELOW);
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /:( |$)/.test(rest)) return at(COLON);
  if (/[:-] +'/.test(before) && /' *$/.test(rest)) return at(APOSTROPHE);
  if (code === "BAD_SCALAR_START" || rest.startsWith("!") || (code === "UNEXPECTED_TOKEN" && isInsideLine)) return at(SIGN);
  if (!MISFITS.includes(code)) return at(message);
  // The parser reports an over-indented line at the line above.
  const isNextLine = code === "BLOCK_AS_IMPLICIT_KEY" && isInsideLine && !/^\s*-\w/.test(before);
  return at(INDENT, isNextLine ? offset + rest.length + 1 : offset);
}

/** @returns a problem at the first text that starts with &, * or !, which YAML would silently change */
function lostSign(document: Document.Parsed): TextMessage | undefined {
  let found: TextMessage | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor && !node.tag) return undefined;
      found = { offset: node.range?.[0] ?? 0, message: SIGN };
      return visit.BREAK;
    },
  });
  return found;
}

/** Space before a file's first field, which the parser would report at the second line. */
const FIRST_INDENT = /^(?:\s*\n|#.*\n)*[ \t]+(?=\S)/;

/** @returns the first syntax error; undefined if there is none. Later errors often follow from the first */
export function yamlProblem(document: Document.Parsed, text: string): TextMessage | undefined {
  const [error] = document.errors;
  if (!error) return lostSign(document);
  const first = FIRST_INDENT.exec(text);
  const { offset, message } = first ? { offset: first[0].length, message: INDENT } : messageOf(error, document, text);
  return { offset: offset + (/^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0), message };
}

/** @returns the first syntax error; undefined if the text is JSON */
export function jsonProblem({ errors }: Document.Parsed, text: string): TextMessage | undefined {
  try {
    JSON.parse(text);
    // JSON itself keeps the last of two equal keys.
    const repeated = errors.find(({ code }) => code === "DUPLICATE_KEY");
    return repeated && { offset: repeated.pos[0], message: JSON_DUPLICATE };
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    const offset = position ? Number(position) : (errors[0]?.pos[0] ?? text.length);
    // Some engines report no position for a comma after the last entry, others the bracket that follows it.
    const comma = text.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => "_".repeat(quoted.length)).search(/,\s*[}\]]/);
    return { offset: comma < 0 ? offset : Math.min(comma, offset), message: NO_JSON };
  }
}
