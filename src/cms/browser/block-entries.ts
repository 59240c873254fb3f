import { isCollection, isNode, isPair, isScalar, type YAMLMap, type YAMLSeq } from "yaml";

/** An entry of a list or group that is written line by line. */
export interface Entry {
  /** Where its key or dash stands. */
  readonly start: number;
  /** The end of its colon or dash. */
  readonly valueFrom: number;
  /** The end of its last word. */
  readonly end: number;
  readonly node: unknown;
}

/** A part of the text, from an offset up to another. */
export type Region = readonly [from: number, to: number];

/** @returns the offset at which a text's next line begins */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** @returns how far an entry's key or dash is indented */
export const columnOf = (text: string, { start }: Entry): number => start - lineStart(text, start);

/** @returns the end of an entry's last line; a text over several lines has that line end within it */
export const endOfEntry = (text: string, end: number): number => (text[end - 1] === "\n" ? end : nextLine(text, end));

/** @returns where, between two entries, the comments of the second begin: behind the last that is indented as the first one's own text */
function boundary(text: string, [from, to]: Region, column: number): number {
  let result = from;
  for (let line = from; line < to; line = nextLine(text, line)) {
    const indent = /^ *(?=#)/.exec(text.slice(line, nextLine(text, line)))?.[0].length;
    if (indent !== undefined && indent > column) result = nextLine(text, line);
  }
  return result;
}

/** @returns whether a list or group is written line by line, not in brackets */
export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow !== true && node.items.length > 0;

function endOf(node: unknown, otherwise: number): number {
  if (isBlock(node)) return entriesOf(node).at(-1)?.end ?? otherwise;
  return isNode(node) ? Math.max(node.range?.[1] ?? otherwise, otherwise) : otherwise;
}

/**
 * @param node a list or group that is written line by line and was read with its source tokens
 * @returns its entries, in their order
 */
export function entriesOf(node: YAMLMap | YAMLSeq): Entry[] {
  const token = node.srcToken;
  if (token?.type !== "block-map" && token?.type !== "block-seq") throw new Error("A part of the file has no place in its text.");
  const signs = token.items.flatMap(
    ({ start, sep = [] }) => [...start, ...sep].findLast(({ type }) => type === "seq-item-ind" || type === "map-value-ind")?.offset ?? [],
  );
  return node.items.map((item, index): Entry => {
    const sign = signs[index] ?? 0;
    const content = isPair(item) ? item.value : item;
    const start = isPair(item) && isScalar(item.key) ? (item.key.range?.[0] ?? sign) : sign;
    return { start, valueFrom: sign + 1, end: endOf(content, sign + 1), node: content };
  });
}

/** @returns a list or group that fills a region of the file's text, taken apart into whole lines */
export function partsOf(text: string, entries: readonly Entry[], [from, to]: Region) {
  const first = entries[0]?.start ?? from;
  const column = first - lineStart(text, first);
  const isInline = text.slice(first - column, first).trim() !== "";
  // comments at the top of a file are about all of it
  const firstLine = from === 0 ? first - column : nextLine(text, from);
  const boundaries = entries.map(({ end }, index) => {
    const next = entries[index + 1];
    return boundary(text, [endOfEntry(text, end), next ? lineStart(text, next.start) : to], column);
  });
  const starts = [isInline ? first : firstLine, ...boundaries];
  return {
    head: text.slice(from, starts[0]),
    /** Of each entry: comments in front of it, itself, and comments that are indented as its own. */
    chunks: boundaries.map((end, index): Region => [starts[index] ?? end, end]),
    /** Comments behind the last entry that belong to the list or group as a whole. */
    foot: text.slice(starts.at(-1), to),
    /** How far the entries are indented. */
    column,
    /** Whether the first entry follows a dash on its line. */
    isInline,
  };
}
