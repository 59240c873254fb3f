import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, visit } from "yaml";
import { locationIn } from "../data-fault";
import { doubles } from "../doubles";
import type { ParsedData, ReadResult, TextFault } from "./parsed-data";
import { differenceToPages } from "./yaml-as-pages-read-it";
import { WORD_PROCESSOR_SIGN, WRONG_INDENT, wordSyntaxFault } from "./yaml-fault-messages";
import { firstFieldFault, lineOf, lineStartOf, placeOf, placeOfIndentation, startOf } from "./yaml-fault-places";
import { linesJoinedToText, refusedYaml, textsCutByComment } from "./yaml-refusals";

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

const FAR_CONSEQUENCE = / token in YAML stream|must be at most 1024 chars/;

function syntaxFaults(document: Document.Parsed, text: string): TextFault[] {
  const firstField = firstFieldFault(document, text);
  if (firstField) return [firstField];
  const faults = new Map<number, TextFault>();
  for (const error of document.errors) {
    const offset = placeOf(error, document);
    const lineStart = lineStartOf(text, offset);
    const lineText = lineOf(text, offset);
    // one fault upsets the parser for the rest of its line, and sometimes for the rest of the file
    if (faults.has(lineStart) || (faults.size > 0 && FAR_CONSEQUENCE.test(error.message))) continue;
    const [pasted] = PASTED_SIGN.exec(lineText) ?? [];
    const fault = pasted
      ? { offset: lineStart + pasted.length - 1, message: WORD_PROCESSOR_SIGN }
      : { offset, message: wordSyntaxFault(error, lineText, lineText.slice(offset - lineStart)) };
    if (fault.message === WRONG_INDENT) {
      fault.offset = placeOfIndentation(document, text, lineStart + lineText.search(/\S/));
      if (PASTED_SIGN.test(lineOf(text, fault.offset))) fault.message = WORD_PROCESSOR_SIGN;
    }
    faults.set(lineStart, fault);
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
