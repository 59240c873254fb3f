import { type Document, isCollection, isNode, isPair, type YAMLMap, type YAMLSeq } from "yaml";
import { type EntryChange, entryChanges, neighbourOf } from "./entry-changes";
import { canonical, isGroup } from "./likeness";
import { jsonText, LINE_WIDTH, scalarInBrackets } from "./new-text";

/** JSON lines are as long as the project's code. */
const JSON_LINE_WIDTH = 140;
const INDENT = 2;

/**
 * Takes apart what stands between two entries, or an entry and a bracket, without the comma.
 * @returns the comment at the end of the first one's line; and spaces, line ends and comments in front of the second one
 */
function gapOf(between: string) {
  const withoutComma = between.replace(/(#.*)|,/g, "$1");
  const [lineEnd = ""] = /^[ \t]*#.*/.exec(withoutComma) ?? [];
  return { lineEnd, lead: withoutComma.slice(lineEnd.length) };
}

/**
 * Rewrites lists and groups in brackets: `[a, b]`, `{ a: 1 }`, and all of JSON.
 * @param text the file's text, from which the document was read
 */
export function createBracketWriter(text: string, document: Document, isJson: boolean) {
  function rangeOf(node: unknown): readonly [from: number, to: number] {
    if (!isNode(node) || !node.range) throw new Error("A part of the file has no place in its text.");
    return [node.range[0], node.range[1]];
  }
  const indentOfLine = (offset: number) => /^ *(?:- )*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0].length ?? 0;

  const scalarText = (value: unknown, likeNode?: unknown) =>
    isJson ? (JSON.stringify(value) ?? "null") : scalarInBrackets(value, likeNode);

  function onOneLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
    if (!isGroup(value)) return scalarText(value);
    const written = Object.entries(value).filter(([, item]) => item !== undefined && item !== false);
    return written.length === 0 ? "{}" : `{ ${written.map(([key, item]) => `${scalarText(key)}: ${onOneLine(item)}`).join(", ")} }`;
  }

  /** A value that the file does not have yet, over as many lines as its neighbour. */
  function newText(value: unknown, likeNode: unknown, indent: number): string {
    if (!Array.isArray(value) && !isGroup(value)) return scalarText(value, likeNode);
    const short = onOneLine(value);
    const isTall = !isNode(likeNode) || text.slice(...rangeOf(likeNode)).includes("\n") || indent + short.length > JSON_LINE_WIDTH;
    return isJson && isTall ? jsonText(value).replaceAll("\n", `\n${" ".repeat(indent)}`) : short;
  }

  function entryText(node: YAMLMap | YAMLSeq, { was, key, value }: EntryChange, indent: number): string {
    const item = node.items[was];
    if (item === undefined) return (key === undefined ? "" : `${scalarText(key)}: `) + newText(value, neighbourOf(node), indent);
    if (!isPair(item)) return rewrite(item, value);
    return text.slice(rangeOf(item.key)[0], rangeOf(item.value)[0]) + rewrite(item.value, value);
  }

  /** What stands in front of each entry, and behind the last. */
  function textsBetween(node: YAMLMap | YAMLSeq): string[] {
    const [from, to] = rangeOf(node);
    const ends = node.items.map((item) => rangeOf(isPair(item) ? (item.value ?? item.key) : item)[1]);
    const starts = node.items.map((item) => rangeOf(isPair(item) ? item.key : item)[0]);
    return [...starts, to - 1].map((start, index) => text.slice(ends[index - 1] ?? from + 1, start));
  }

  /** Comments and line ends go along with their entries; other spaces stay in their places. */
  function rewriteEntries(node: YAMLMap | YAMLSeq, changes: readonly EntryChange[]): string {
    const [from, to] = rangeOf(node);
    const [open, close] = [text.charAt(from), text.charAt(to - 1)];
    if (changes.length === 0) return open + close;
    const outer = indentOfLine(from);
    const texts = changes.map((change) => entryText(node, change, outer + INDENT));
    const between = textsBetween(node);
    const gaps = between.map(gapOf);
    const lastComma = /^\s*,/.test(between.at(-1) ?? "") ? "," : "";
    const opening = gaps[0]?.lead ?? "";
    const foot = gaps.at(-1)?.lead ?? "";
    const newLine = opening.includes("\n") ? opening.slice(opening.lastIndexOf("\n")) : `\n${" ".repeat(outer + INDENT)}`;

    /** The spaces are for an entry in the first place and in any other without line ends of its own, and for the closing bracket. */
    function assemble(first: string, further: string, last: string): string {
      let result = open;
      let lineEnd = gaps[0]?.lineEnd ?? "";
      const append = (lead: string, part: string) => {
        result += lineEnd + (lineEnd && !lead.includes("\n") ? newLine : lead) + part;
      };
      for (const [place, { was }] of changes.entries()) {
        const own = gaps[was]?.lead ?? "";
        const keepsOwn = own.includes("#") || (own.includes("\n") && (place > 0 || was === 0));
        const usual = place === 0 ? first : further;
        append(keepsOwn ? own : usual, texts[place] + (place < changes.length - 1 ? "," : lastComma));
        lineEnd = was < 0 ? "" : (gaps[was + 1]?.lineEnd ?? "");
      }
      append(last, close);
      return result;
    }
    if (opening.includes("\n")) return assemble(newLine, newLine, foot);
    const [, space = " "] = (node.items.length > 1 && /^,( *)$/.exec(between[1] ?? "")) || [];
    const result = assemble(opening, space, foot);
    const isTooLong = !isJson && !result.includes("\n") && changes.length > node.items.length && outer + result.length > LINE_WIDTH;
    return isTooLong ? assemble(newLine, newLine, `\n${" ".repeat(outer)}`) : result;
  }

  /**
   * @param node what is written
   * @param value what is to be said there
   * @returns its new text; what did not change is written as it was
   */
  function rewrite(node: unknown, value: unknown): string {
    if (isNode(node) && canonical(node.toJS(document)) === canonical(value)) return text.slice(...rangeOf(node));
    const changes = isCollection(node) && node.items.length > 0 ? entryChanges(node, value, document) : undefined;
    if (isCollection(node) && changes) return rewriteEntries(node, changes);
    return newText(value, isCollection(node) ? undefined : node, indentOfLine(rangeOf(node)[0]));
  }

  return rewrite;
}
