import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, visit, type YAMLError } from "yaml";
import { type FileFault, fieldName, locationIn } from "../data-fault";
import type { ParsedData, ReadResult } from "./parsed-data";
import { differenceToPages } from "./yaml-as-pages-read-it";
import { wordSyntaxFault } from "./yaml-fault-messages";
import { refusedYaml, textsCutByComment } from "./yaml-refusals";

/** Deep nesting exhausts the call stack, which Node.js reports as a RangeError. */
const isTooDeep = (error: unknown): error is RangeError => error instanceof RangeError;

const startOf = (node: unknown): number | undefined => (isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined);
const isKey = (pair: Pair, key: PropertyKey) => isScalar(pair.key) && String(pair.key.value) === key;
const isEmpty = (node: unknown) => isScalar(node) && node.value === null;

/** The place of a path, or of the nearest part around it. */
function offsetOf(root: Node | null, path: readonly PropertyKey[], part: "key" | "value"): number {
  let offset = startOf(root) ?? 0;
  let node: unknown = root;
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
}

/** The parser notices an unclosed quotation mark at the end of the file; the editor needs the place at which it opens. */
function placeOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  if (code !== "MISSING_CHAR" || !/closing ["']quote/.test(message)) return offset;
  let opening = offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[1] >= offset) opening = range[0];
    },
  });
  return opening;
}

/** A key that is defined twice is reported at its second place, which names the first. */
function wordDuplicateKey(document: Document.Parsed, offset: number, lineOf: (offset: number) => number): string {
  let message = "this field is defined twice; delete one";
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const doubled = keys.find((key) => startOf(key) === offset);
      const first = doubled && keys.find(({ value }) => value === doubled.value);
      if (first) message = `${first.value} is already defined on line ${lineOf(startOf(first) ?? 0)}; delete one`;
    },
  });
  return message;
}

function syntaxFaults(document: Document.Parsed, text: string): FileFault[] {
  const locate = locationIn(text);
  const lines = text.split(/\r?\n/);
  const faults = new Map<number, FileFault>();
  for (const error of document.errors) {
    const offset = placeOf(error, document);
    const { line, column } = locate(offset);
    const lineText = lines[line - 1] ?? "";
    const message =
      error.code === "DUPLICATE_KEY"
        ? wordDuplicateKey(document, offset, (place) => locate(place).line)
        : wordSyntaxFault({ code: error.code, parserMessage: error.message, lineText, restOfLine: lineText.slice(column - 1) });
    // one fault upsets the parser for the rest of its line
    if (!faults.has(line)) faults.set(line, { line, column, field: "", message });
  }
  return [...faults.values()];
}

function pagesFaults(text: string, data: ParsedData): FileFault[] {
  const difference = differenceToPages(text, data.value);
  if (!difference) return [];
  if ("offset" in difference) {
    return [{ ...locationIn(text)(difference.offset), field: "", message: `cannot be read (${difference.reason})` }];
  }
  const { path, seenByPages } = difference;
  const message =
    seenByPages instanceof Date
      ? `is an unquoted date, which would be read as a timestamp; put it in quotation marks: ${JSON.stringify(seenByPages.toISOString().slice(0, 10))}`
      : "is read as a number by one program and as text by another; put it in quotation marks";
  return [{ ...data.locate(path), field: fieldName(path), message }];
}

function readPlainYaml(text: string): ReadResult {
  const locate = locationIn(text);
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return { faults: syntaxFaults(document, text) };

  const asFault = ({ offset, message }: { offset: number; message: string }): FileFault => ({ ...locate(offset), field: "", message });
  const refused = refusedYaml(document);
  if (refused.length > 0) return { faults: refused.map(asFault) };

  const data: ParsedData = {
    value: document.toJS(),
    locate: (path, part = "value") => locate(offsetOf(document.contents, path, part)),
  };
  return { data, faults: [...textsCutByComment(document, text).map(asFault), ...pagesFaults(text, data)] };
}

/**
 * Reads a YAML file as its pages will, knowing the place of every word.
 * @param text the file's text, without byte-order mark
 */
export function readYaml(text: string): ReadResult {
  try {
    return readPlainYaml(text);
  } catch (error) {
    if (isTooDeep(error)) return { faults: [{ line: 1, column: 1, field: "", message: "is nested too deeply to be read" }] };
    throw error;
  }
}
