import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, type Tags, visit } from "yaml";
import { decodeText } from "./decode-text";
import { jsonProblem } from "./json-problem";
import { yamlProblem } from "./yaml-problem";

/** A message about a place in a text. */
export interface TextMessage {
  readonly offset: number;
  readonly message: string;
  /** The field, if it is known. */
  readonly path?: readonly PropertyKey[];
}

/** A file's content, and where each field is written. */
export interface ReadData {
  readonly text: string;
  /** Undefined if there is a problem. */
  readonly value: unknown;
  readonly problem: TextMessage | undefined;
  readonly warnings: readonly TextMessage[];
  /**
   * @param path a field, such as ["layers", 0, "title"]
   * @returns where the field's key or value is written; if the field is missing, the range of the group around it
   */
  rangeOf(path: readonly PropertyKey[], part: "key" | "value"): TextRange;
  /** Line and column, counted from 1. */
  placeOf(offset: number): { line: number; column: number };
}

/** Offsets in a text. The end is exclusive. */
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

/** Finds texts such as `title: Room # 5`, which loses its end because " #" starts a comment. */
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

/** Numbers in forms that editors do not mean: 0x1F, 0o17, 1e3. They are texts, as dates are. */
const TECHNICAL_FORMATS = ["HEX", "OCT", "EXP"];
const withoutTechnicalNumbers = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag !== "object" || !("format" in tag) || !TECHNICAL_FORMATS.includes(String(tag.format)));

/** Parses a file, for the checks and for the pages (yaml-nodes.ts). JSON is parsed as YAML, too, which has the places. */
export function readData(bytes: Uint8Array, isJson: boolean): ReadData {
  const { text, problem: encodingProblem } = decodeText(bytes, isJson);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, customTags: withoutTechnicalNumbers });
  const placeOf: ReadData["placeOf"] = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const read = { text, rangeOf: rangesIn(document), placeOf, warnings: isJson ? [] : textsCutByComment(document, text) };
  const problem = encodingProblem ?? (isJson ? jsonProblem(text) : undefined) ?? yamlProblem(document, text);
  return { ...read, problem, value: problem ? undefined : isJson ? JSON.parse(text) : document.toJS() };
}
