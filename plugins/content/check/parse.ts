import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { cleanText, withoutEmpty } from "./clean";
import { jsonProblem, yamlProblem } from "./syntax-problems";

/** A message about a place in a text. */
export interface TextMessage {
  readonly offset: number;
  readonly message: string;
}

/** A file's content, and the position of each field. */
interface ParsedFile {
  readonly text: string;
  /** Undefined if there is a problem. */
  readonly value: unknown;
  readonly problem: TextMessage | undefined;
  /** Texts that YAML reads differently from how they look. */
  readonly misreadTexts: readonly TextMessage[];
  /**
   * @param path a field, such as ["scope", 0, "title"]
   * @returns the range of the field's key or value; if the field is missing, that of the group around it
   */
  rangeOf(path: readonly PropertyKey[], at?: "key" | "value"): TextRange;
  /** Line and column, counted from 1. */
  placeOf(offset: number): { line: number; column: number };
}

/** Offsets in a text. The end is exclusive. */
type TextRange = readonly [start: number, end: number];

const writtenRange = (node: unknown): TextRange | undefined => {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
};
const isEmpty = (node: unknown) => isScalar(node) && node.value === null;

const rangesIn = (document: Document.Parsed): ParsedFile["rangeOf"] =>
  function rangeOf(path, at = "value"): TextRange {
    const around = path.slice(0, -1);
    const node = document.getIn(path, true);
    const group = document.getIn(around, true);
    const pair = isMap(group) ? group.items.find(({ key }) => isScalar(key) && String(key.value) === path.at(-1)) : undefined;
    const wantsKey = pair && (at === "key" || isEmpty(node));
    return writtenRange(wantsKey ? pair.key : node) ?? (path.length > 0 ? rangeOf(around) : [0, 0]);
  };

const CUT = 'the text ends before " #", which starts a comment; put it in quotation marks, or move the comment to its own line';
const JOINED =
  "the list below is read as part of this text; for a text with a list, write |- after the colon and start the text on the next line; entries of one list start in the same column";

/** Finds texts that YAML reads differently: `title: Room # 5`, in which " #" starts a comment, and those that swallow a list below. */
function misreadTexts(document: Document.Parsed, text: string): TextMessage[] {
  const misread: TextMessage[] = [];
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type !== "PLAIN" || !range || (typeof value !== "string" && value !== null)) return;
      const [offset, end] = range;
      if (/^ *#/.test(text.slice(end))) misread.push({ offset, message: CUT });
      else if (/\n *(?:[-*]|\d{1,2}\.) /.test(text.slice(offset, end))) misread.push({ offset, message: JOINED });
    },
  });
  return misread;
}

/** Parses a file. JSON is parsed as YAML too, because that yields positions. */
export function parseFile(name: string, written: string): ParsedFile {
  const isJson = name.endsWith(".json");
  const text = cleanText(written);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, schema: isJson ? "json" : "core" });
  const placeOf: ParsedFile["placeOf"] = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const lost = text.indexOf("\uFFFD");
  const problem =
    lost >= 0
      ? { offset: lost, message: 'a character was lost when the file was saved; retype it in place of �, and save as "UTF-8"' }
      : isJson
        ? jsonProblem(document, text)
        : yamlProblem(document, text);
  const value = problem ? undefined : (withoutEmpty(isJson ? JSON.parse(text) : document.toJS()) ?? {});
  return { text, rangeOf: rangesIn(document), placeOf, value, problem, misreadTexts: isJson ? [] : misreadTexts(document, text) };
}
