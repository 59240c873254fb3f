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

const CUT = 'the text ends before " #", which starts a comment; put it in straight quotation marks, or move the comment to its own line';
const JOINED =
  "the list or heading below is read as part of this text, as is any line that begins with a dash, a number or ##; write |- after the colon and start the text on the next line; entries of one list start in the same column";

/** The start of a line that begins a list entry or a heading. */
const MARKED_LINE = /\n[ \t]*(?:[-*]|\d{1,2}\.|#{2,})(?= )/g;
const markedLines = (text: string) => text.match(MARKED_LINE)?.length ?? 0;

/** Finds texts that YAML reads differently: `title: Room # 5`, in which " #" starts a comment, and those whose lines it joins. */
function misreadTexts(document: Document.Parsed, text: string): TextMessage[] {
  const misread: TextMessage[] = [];
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (!range || (typeof value !== "string" && value !== null)) return;
      const [offset, end] = range;
      const read = `${type?.startsWith("BLOCK") ? "\n" : ""}${value}`;
      if (type === "PLAIN" && /^ *#/.test(text.slice(end))) misread.push({ offset, message: CUT });
      else if (markedLines(text.slice(offset, end)) > markedLines(read)) misread.push({ offset, message: JOINED });
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
