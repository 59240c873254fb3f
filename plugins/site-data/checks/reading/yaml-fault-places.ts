import { type Document, isMap, isNode, isScalar, isSeq, visit, type YAMLError } from "yaml";
import type { TextFault } from "./parsed-data";
import { NO_FIELD } from "./yaml-fault-messages";

/** @returns where a node of the document begins in the text; undefined for what is no node */
export const startOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** The parser notices an unclosed quotation mark at the end of the file; the editor needs the place at which it opens. */
export function placeOf({ code, message, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  if (code !== "MISSING_CHAR" || !/closing ["']quote/.test(message)) return offset;
  let opening = offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE") && range && range[0] <= offset && offset <= range[1]) opening = range[0];
    },
  });
  return opening;
}

/** Indentation or a dash before the file's first field makes the parser stop at the next field, however far down that is. */
export function firstFieldFault({ contents, errors: [first] }: Document.Parsed, text: string): TextFault | undefined {
  const start = startOf(contents) ?? 0;
  if (!first || !contents?.range || first.pos[0] < contents.range[1]) return undefined;
  if (isSeq(contents)) return { offset: start, message: "a file starts with a field, not with the dash of a list; delete the dash" };
  if (isScalar(contents)) return { offset: start, message: NO_FIELD };
  const isIndented = text[start - 1] === " ";
  return isIndented ? { offset: start, message: "the file's first field is indented; delete the spaces before it" } : undefined;
}

/** @returns where the line of a place in the text begins */
export const lineStartOf = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** @returns that line, without its end */
export const lineOf = (text: string, offset: number): string => /.*/.exec(text.slice(lineStartOf(text, offset)))?.[0] ?? "";

const FIELD_OR_ENTRY = /^ *(?:- |[\w-]+:(?: |$))/;
/** These files indent by two. */
const ODDLY_INDENTED = /^(?: {2})* (?=- |[\w-]+:(?: |$))/m;

/**
 * The parser notices a wrong indentation at the next line of the group, which a long text may separate from it.
 * @param start where the parser's line begins, after its indentation
 * @returns the place of the line that is indented wrongly, or of the entry's first field if its dash is lost
 */
export function placeOfIndentation(document: Document.Parsed, text: string, start: number): number {
  const odd = ODDLY_INDENTED.exec(text);
  if (odd && odd.index < start) return odd.index + odd[0].length;
  const indentation = (offset: number) => lineOf(text, offset).search(/[^ ]/);
  let place = start;
  visit(document, {
    Map: (_, { items }) => {
      const index = items.findIndex(({ key }) => startOf(key) === start);
      const above = items[index - 1];
      const aboveStart = startOf(above?.key) ?? start;
      // the parser's line can only belong to a field above it if it is indented further
      if (indentation(start) <= indentation(aboveStart) || !FIELD_OR_ENTRY.test(lineOf(text, start))) return;
      if (isSeq(items[index]?.key) && isMap(above?.value)) place = startOf(above.value) ?? start;
      else if (isScalar(above?.value) && above.value.type?.startsWith("BLOCK")) place = aboveStart;
    },
  });
  return place;
}
