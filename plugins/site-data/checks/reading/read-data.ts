import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, visit } from "yaml";
import { decodeText } from "./decode-text";
import { jsonProblem } from "./json-problem";
import { yamlProblem } from "./yaml-problem";

/** A message about a place in a file's text. */
export interface TextMessage {
  readonly offset: number;
  readonly message: string;
  /** Where in the file's value, if that is known. */
  readonly path?: readonly PropertyKey[];
}

/** What a file holds, and where each part of it is written. */
export interface ReadData {
  readonly text: string;
  /** Undefined if the text cannot be read. */
  readonly value: unknown;
  readonly problem: TextMessage | undefined;
  readonly warnings: readonly TextMessage[];
  /**
   * @param path where in the file, such as ["offerings", 0, "title"]
   * @param part the key's own place, or that of what follows it
   * @returns where it starts and ends in the text; if it is not written, the nearest part around it
   */
  rangeOf(path: readonly PropertyKey[], part: "key" | "value"): TextRange;
  /** Line and column, which count from 1. */
  placeOf(offset: number): { line: number; column: number };
}

/** Offsets in a text: of the first character, and after the last one. */
type TextRange = readonly [start: number, end: number];

const writtenRange = (node: unknown): TextRange | undefined => {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
};
const isKey = (pair: Pair, key: PropertyKey) => isScalar(pair.key) && String(pair.key.value) === key;
const isEmpty = (node: unknown) => isScalar(node) && node.value === null;

const rangesIn =
  ({ contents }: Document.Parsed): ReadData["rangeOf"] =>
  (path, part) => {
    let range: TextRange = writtenRange(contents) ?? [0, 0];
    let node: unknown = contents;
    for (const [depth, key] of path.entries()) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isKey(item, key));
        if (!pair) return range;
        const wantsKey = part === "key" && depth === path.length - 1;
        range = writtenRange(wantsKey || isEmpty(pair.value) ? pair.key : pair.value) ?? range;
        node = pair.value;
      } else if (isSeq(node) && typeof key === "number") {
        node = node.items[key];
        range = writtenRange(node) ?? range;
      } else return range;
    }
    return range;
  };

/** `title: Room # 5` loses its end, because " #" starts a comment. */
function textsCutByComment(document: Document.Parsed, text: string): TextMessage[] {
  const warnings: TextMessage[] = [];
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type !== "PLAIN" || !range || (typeof value !== "string" && value !== null)) return;
      const [comment] = /^ *#.*/.exec(text.slice(range[1])) ?? [];
      if (comment === undefined) return;
      const whole = (text.slice(range[0], range[1]) + comment).trim().replace(/\s*\n\s*/g, " ");
      const message = `the text ends before " #", which starts a comment; put it in quotation marks: ${JSON.stringify(whole)}; or move the comment to its own line`;
      warnings.push({ offset: range[0], message });
    },
  });
  return warnings;
}

/** Reads YAML as gatsby-transformer-yaml does, and JSON, which is YAML, too. */
export function readData(bytes: Uint8Array, isJson: boolean): ReadData {
  const { text, problem: encodingProblem } = decodeText(bytes, isJson);
  const lineCounter = new LineCounter();
  // js-yaml, which pages are made with, knows this tag besides YAML 1.2's own. It makes times of days, too, which the CMS writes without
  // quotation marks: a day is a text here, and pages show both forms alike (graphql-types.ts).
  const document = parseDocument(text, { lineCounter, prettyErrors: false, customTags: ["merge"] });
  const placeOf: ReadData["placeOf"] = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const read = { text, rangeOf: rangesIn(document), placeOf, warnings: isJson ? [] : textsCutByComment(document, text) };
  const problem = encodingProblem ?? (isJson ? jsonProblem(text) : undefined) ?? yamlProblem(document, text);
  if (problem) return { ...read, problem, value: undefined };
  try {
    return { ...read, problem, value: document.toJS() };
  } catch (error) {
    return { ...read, problem: { offset: 0, message: `cannot be read (${String(error)})` }, value: undefined };
  }
}
