import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, visit, type YAMLError } from "yaml";
import { locationIn } from "../data-fault";
import { doubles } from "../doubles";
import type { ParsedData, ReadResult, TextFault } from "./parsed-data";
import { differenceToPages } from "./yaml-as-pages-read-it";
import { NO_FIELD, WORD_PROCESSOR_SIGN, WRONG_INDENT, wordSyntaxFault } from "./yaml-fault-messages";
import { linesJoinedToText, refusedYaml, textsCutByComment } from "./yaml-refusals";

const startOf = (node: unknown): number | undefined => (isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined);
const isKey = (pair: Pair, key: PropertyKey) => isScalar(pair.key) && String(pair.key.value) === key;
const isEmpty = (node: unknown) => isScalar(node) && node.value === null;

/** @returns a function that finds the place of a path, or of the nearest part around it */
export function offsetsIn({ contents }: Document.Parsed): ParsedData["offsetOf"] {
  return (path, part) => {
    let offset = startOf(contents) ?? 0;
    let node: unknown = contents;
    for (const [depth, key] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isKey(item, key));
        if (!pair) return offset;
        const wantsKey = part === "key" && depth === path.length - 1;
        offset = startOf(wantsKey || isEmpty(pair.value) ? pair.key : pair.value) ?? offset;
        node = pair.value;
      } else if (isSeq(node) && typeof key === "number") {
        node = node.items[key];
        offset = startOf(node) ?? offset;
      } else return offset;
    }
    return offset;
  };
}

/** The parser notices an unclosed quotation mark at the end of the file; the editor needs the place at which it opens. */
function placeOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  if (code !== "MISSING_CHAR" || !/closing ["']quote/.test(message)) return offset;
  let opening = offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] <= offset && offset <= range[1]) opening = range[0];
    },
  });
  return opening;
}

/** @returns every key that is defined again in its group; readers silently keep the last, so an editor's text would be lost */
export function doubledKeys(document: Document.Parsed, text: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.map(({ key }) => key).filter(isScalar);
      for (const { key, item, first } of doubles(keys, ({ value }) => value)) {
        const { line } = locationIn(text, startOf(first) ?? 0);
        faults.push({ offset: startOf(item) ?? 0, message: `${key} is already defined on line ${line}; delete one` });
      }
    },
  });
  return faults;
}

/** Word processors and web pages indent with no-break spaces, and make a dash or a dot of a list's hyphen; the parser's own words would puzzle. */
const PASTED_SIGN = /^ *(?:- ?)?[\u00A0\u2000-\u2015\u2020-\u206F\u2212\u25A0-\u25FF\uE000-\uF8FF]/;

/** Indentation or a dash before the file's first field makes the parser stop at the next field, however far down that is. */
function firstFieldFault({ contents, errors: [first] }: Document.Parsed, text: string): TextFault | undefined {
  const start = startOf(contents) ?? 0;
  if (!first || !contents?.range || first.pos[0] < contents.range[1]) return undefined;
  if (isSeq(contents)) return { offset: start, message: "a file starts with a field, not with the dash of a list; delete the dash" };
  if (isScalar(contents)) return { offset: start, message: NO_FIELD };
  const isIndented = text[start - 1] === " ";
  return isIndented ? { offset: start, message: "the file's first field is indented; delete the spaces before it" } : undefined;
}

/** These files indent by two. */
const ODDLY_INDENTED = /^(?: {2})* (?=- |[\w-]+:(?: |$))/m;

/**
 * The parser notices a wrong indentation at the next line of the group, which a long text may separate from it. A field with a text
 * cannot be followed by lines of its group, so it is such a field that is wrong, and not the line below it.
 * @param start where the parser's line begins, after its indentation
 * @returns the place of the line that is indented wrongly, or of the entry's first field if its dash is lost
 */
function placeOfIndentation(document: Document.Parsed, text: string, start: number): number {
  const odd = ODDLY_INDENTED.exec(text.slice(0, start));
  if (odd) return odd.index + odd[0].length;
  let place = start;
  visit(document, {
    Map: (_, { items }) => {
      const index = items.findIndex(({ key }) => startOf(key) === start);
      const above = items[index - 1]?.value;
      const isEntry = isSeq(items[index]?.key);
      const group = items.findLastIndex(({ value }, other) => other < index && (isSeq(value) || isMap(value)));
      if (isEntry && isMap(above)) place = startOf(above) ?? start;
      else if (group + 1 < index) place = startOf(items[group + 1]?.key) ?? start;
    },
  });
  return place;
}

const FAR_CONSEQUENCE = / token in YAML stream|must be at most 1024 chars/;

function syntaxFaults(document: Document.Parsed, text: string): TextFault[] {
  const firstField = firstFieldFault(document, text);
  if (firstField) return [firstField];
  const faults = new Map<number, TextFault>();
  for (const error of document.errors) {
    const offset = placeOf(error, document);
    const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
    const [lineText = ""] = /^.*/.exec(text.slice(lineStart)) ?? [];
    // one fault upsets the parser for the rest of its line, and sometimes for the rest of the file
    if (faults.has(lineStart) || (faults.size > 0 && FAR_CONSEQUENCE.test(error.message))) continue;
    const [pasted] = PASTED_SIGN.exec(lineText) ?? [];
    const fault = pasted
      ? { offset: lineStart + pasted.length - 1, message: WORD_PROCESSOR_SIGN }
      : { offset, message: wordSyntaxFault(error, lineText, lineText.slice(offset - lineStart)) };
    const indented = lineStart + lineText.search(/\S/);
    faults.set(lineStart, fault.message === WRONG_INDENT ? { ...fault, offset: placeOfIndentation(document, text, indented) } : fault);
  }
  return [...faults.values()];
}

/**
 * Reads a YAML file as its pages will, knowing the place of every word.
 * @param text the file's text, without byte-order mark
 */
export function readYaml(text: string): ReadResult {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const unreadable = [...syntaxFaults(document, text), ...doubledKeys(document, text)];
  if (unreadable.length > 0) return { faults: unreadable };
  const refused = refusedYaml(document, text);
  if (refused.length > 0) return { faults: refused };

  const data: ParsedData = { value: document.toJS(), text, offsetOf: offsetsIn(document) };
  return { data, faults: [...textsCutByComment(document, text), ...linesJoinedToText(document, text), ...differenceToPages(text, data)] };
}
