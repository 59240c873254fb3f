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

/** A list or group, taken apart into whole lines. */
export interface Parts {
  readonly head: string;
  /** The lines of each entry: comments in front of it, itself, and comments that are indented as its own. */
  readonly chunks: readonly Region[];
  /** Comments behind the last entry that belong to the list or group as a whole. */
  readonly foot: string;
}

/** @returns the offset at which a text's next line begins */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

export const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;

/** @returns the end of an entry's last line; a text over several lines has that line end within it */
export const endOfEntry = (text: string, end: number) => (text[end - 1] === "\n" ? end : nextLine(text, end));

/** @returns where, between two entries, the comments of the second begin: behind the last that is indented as the first one's own text */
function boundary(text: string, [from, to]: Region, column: number): number {
  let result = from;
  for (let line = from; line < to; line = nextLine(text, line)) {
    const indent = /^ *(?=#)/.exec(text.slice(line, nextLine(text, line)))?.[0].length;
    if (indent !== undefined && indent > column) result = nextLine(text, line);
  }
  return result;
}

/** Node of `yaml` that was read with its source tokens. */
function tokensOf(node: YAMLMap | YAMLSeq) {
  const token = node.srcToken;
  if (token?.type !== "block-map" && token?.type !== "block-seq") throw new Error("A part of the file has no place in its text.");
  return token;
}

/** @returns whether a list or group is written line by line, not in brackets */
export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow !== true && node.items.length > 0;

/**
 * Finds the entries of lists and groups in their text.
 * @param text the file's text, from which the nodes were read with their source tokens
 */
export function createEntryReader(text: string) {
  function endOf(node: unknown, otherwise: number): number {
    if (isBlock(node)) return entriesOf(node).at(-1)?.end ?? otherwise;
    return isNode(node) ? Math.max(node.range?.[1] ?? otherwise, otherwise) : otherwise;
  }

  /** @returns the entries of a list or group, in their order */
  function entriesOf(node: YAMLMap | YAMLSeq): Entry[] {
    const tokens = tokensOf(node).items.flatMap((item) => {
      const signs = [...item.start, ...(item.sep ?? [])].filter(({ type }) => type === "seq-item-ind" || type === "map-value-ind");
      const sign = signs.at(-1);
      return sign ? [sign.offset] : [];
    });
    return node.items.map((item, index): Entry => {
      const sign = tokens[index] ?? 0;
      const content = isPair(item) ? item.value : item;
      const start = isPair(item) && isScalar(item.key) ? (item.key.range?.[0] ?? sign) : sign;
      return { start, valueFrom: sign + 1, end: endOf(content, sign + 1), node: content };
    });
  }

  /** @returns the lines of a list or group that fills a region, shared out among its entries */
  function partsOf(entries: readonly Entry[], [from, to]: Region, column: number): Parts {
    const first = entries[0]?.start ?? from;
    const isTop = from === 0;
    const isInline = text.slice(lineStart(text, first), first).trim() !== "";
    // comments at the top of a file are about all of it
    const firstChunk = isTop ? lineStart(text, first) : isInline ? first : nextLine(text, from);
    const starts = entries.map(({ start }, index) => {
      const previous = entries[index - 1];
      return previous ? boundary(text, [endOfEntry(text, previous.end), lineStart(text, start)], column) : firstChunk;
    });
    const end = boundary(text, [endOfEntry(text, entries.at(-1)?.end ?? from), to], column);
    return {
      head: text.slice(from, firstChunk),
      chunks: starts.map((start, index): Region => [start, starts[index + 1] ?? end]),
      foot: text.slice(end, to),
    };
  }

  /** @returns how far an entry's key or dash is indented */
  const columnOf = ({ start }: Entry) => start - lineStart(text, start);

  return { entriesOf, partsOf, columnOf };
}
