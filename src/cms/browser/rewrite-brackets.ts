import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import { keyOrder } from "./key-order";
import { canonical, isGroup } from "./likeness";
import { matchEntries } from "./match-entries";
import { LINE_WIDTH, scalarInBrackets } from "./new-text";

/** A list or group in brackets: `[a, b]`, `{ a: 1 }`, and all of JSON. */
export type Brackets = YAMLSeq | YAMLMap;

/** JSON lines are as long as the project's code. */
const JSON_LINE_WIDTH = 140;
const INDENT = "  ";

/** An entry of a bracket, with the comments around it. */
interface Entry {
  readonly text: string;
  /** Comments on lines of their own in front of it. */
  readonly lead: readonly string[];
  /** The comment at the end of its line. */
  readonly lineEnd?: string;
}

const commentsIn = (text: string) => text.split("\n").map((line) => line.replace(/^[\s,]*/, ""));

/** The place of each entry, without the commas between. */
function rangesOf(brackets: Brackets): (readonly [from: number, to: number])[] {
  return brackets.items.map((item) => {
    const first = isPairOf(item) ? item.key : item;
    const last = isPairOf(item) && item.value ? item.value : first;
    return [rangeOf(first)[0], rangeOf(last)[1]];
  });
}

const isPairOf = (item: unknown): item is { key: unknown; value: unknown } =>
  typeof item === "object" && item !== null && "key" in item && "value" in item;

function rangeOf(node: unknown): readonly [number, number] {
  const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
  if (!range) throw new Error("A part of the file has no place in its text.");
  return [range[0], range[1]];
}

/** Rewrites what stands in brackets, in one file. */
export function createBracketWriter(text: string, isJson: boolean) {
  const scalarText = (value: unknown, likeNode?: unknown) =>
    isJson ? (JSON.stringify(value) ?? "null") : scalarInBrackets(value, likeNode);

  function onOneLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
    if (!isGroup(value)) return scalarText(value);
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    return pairs.length === 0 ? "{}" : `{ ${pairs.map(([key, item]) => `${scalarText(key)}: ${onOneLine(item)}`).join(", ")} }`;
  }

  /** A value that the file does not have yet, over as many lines as its neighbour. */
  function newText(value: unknown, likeNode: unknown, indent: string): string {
    if (!Array.isArray(value) && !isGroup(value)) return scalarText(value, likeNode);
    const short = onOneLine(value);
    const isTall = likeNode !== undefined && text.slice(...rangeOf(likeNode)).includes("\n");
    if (isJson && (isTall || likeNode === undefined || indent.length + short.length > JSON_LINE_WIDTH)) {
      return (JSON.stringify(value, null, INDENT) ?? "null").replaceAll("\n", `\n${indent}`);
    }
    return short;
  }

  const said = (node: unknown): unknown => {
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map(said);
    if (!isMap(node)) return null;
    return Object.fromEntries(node.items.map(({ key, value }) => [String(said(key)), said(value)]));
  };

  /** The entries as they were, each with its comments. */
  function entriesOf(brackets: Brackets): Entry[] {
    const ranges = rangesOf(brackets);
    const end = rangeOf(brackets)[1];
    return ranges.map(([from, to], index) => {
      const previousEnd = ranges[index - 1]?.[1] ?? rangeOf(brackets)[0] + 1;
      const next = ranges[index + 1]?.[0] ?? end - 1;
      const lead = commentsIn(text.slice(previousEnd, from)).slice(1);
      const [lineEnd] = commentsIn(text.slice(to, next));
      return { text: text.slice(from, to), lead: lead.filter((comment) => comment.startsWith("#")), ...(lineEnd && { lineEnd }) };
    });
  }

  const indentOfLine = (offset: number) => /^ *(?:- )*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0].length ?? 0;

  /** Puts entries between the brackets that were there, on one line or on a line each as before. */
  function assemble(brackets: Brackets, entries: readonly Entry[]): string {
    const [from, to] = rangeOf(brackets);
    const written = text.slice(from, to);
    const [open, close] = [written.charAt(0), written.charAt(written.length - 1)];
    const outer = indentOfLine(from);
    const hasComments = entries.some(({ lead, lineEnd }) => lead.length > 0 || lineEnd);
    const wasTall = /^.\s*(#.*)?\n/.test(written);
    const wasEmpty = brackets.items.length === 0;
    const padding = open === "{" && entries.length > 0 && !/^\{\S/.test(written) ? " " : /^\[ +\S/.test(written) ? " " : "";
    const short = `${open}${padding}${entries.map((entry) => entry.text).join(", ")}${padding}${close}`;
    const isTall = wasTall || hasComments || (isJson ? wasEmpty && short.includes("\n") : outer + short.length > LINE_WIDTH);
    if (entries.length === 0 || !isTall) return short;
    const indent = " ".repeat(outer + INDENT.length);
    const hasLastComma = /,\s*.$/.test(written);
    const lines = entries.flatMap(({ lead, text: entry, lineEnd }, index) => {
      const comma = index < entries.length - 1 || hasLastComma ? "," : "";
      return [...lead.map((comment) => indent + comment), `${indent}${entry}${comma}${lineEnd ? ` ${lineEnd}` : ""}`];
    });
    return `${open}\n${lines.join("\n")}\n${" ".repeat(outer)}${close}`;
  }

  /** Changed entries in their places; everything between them stays. */
  function inPlace(brackets: Brackets, texts: readonly string[]): string {
    const [from, to] = rangeOf(brackets);
    let result = "";
    let copied = from;
    for (const [index, [entryFrom, entryTo]] of rangesOf(brackets).entries()) {
      result += text.slice(copied, entryFrom) + (texts[index] ?? "");
      copied = entryTo;
    }
    return result + text.slice(copied, to);
  }

  function rewriteList(list: YAMLSeq, value: readonly unknown[]): string {
    const matches = matchEntries(list.items.map(said), value);
    const old = entriesOf(list);
    const last: unknown = list.items.at(-1);
    const neighbour = isScalar(last) ? undefined : last;
    const indent = " ".repeat(indentOfLine(rangeOf(list)[0]) + INDENT.length);
    const entries = value.map((item, index): Entry => {
      const match = matches[index];
      const entry = match === undefined ? undefined : old[match];
      if (match === undefined || !entry) return { text: newText(item, neighbour, indent), lead: [] };
      return { ...entry, text: rewrite(list.items[match], item) };
    });
    const isSameOrder = value.length === list.items.length && matches.every((match, index) => match === index);
    return isSameOrder
      ? inPlace(
          list,
          entries.map((entry) => entry.text),
        )
      : assemble(list, entries);
  }

  function rewriteGroup(group: YAMLMap, value: { readonly [key: string]: unknown }): string {
    const old = entriesOf(group);
    const keys = group.items.map(({ key }) => String(said(key)));
    const changed = group.items.map((pair, index): Entry => {
      const key = keys[index] ?? "";
      const [keyFrom] = rangeOf(pair.key);
      const head = text.slice(keyFrom, rangeOf(pair.value)[0]);
      return { ...(old[index] ?? { lead: [] }), text: head + rewrite(pair.value, value[key]) };
    });
    const isKept = (key: string) => value[key] !== undefined;
    const added = Object.keys(value).filter((key) => isKept(key) && !keys.includes(key));
    if (added.length === 0 && keys.every(isKept)) {
      return inPlace(
        group,
        changed.map((entry) => entry.text),
      );
    }
    const indent = " ".repeat(indentOfLine(rangeOf(group)[0]) + INDENT.length);
    const wanted = keyOrder(keys, Object.keys(value).filter(isKept));
    return assemble(
      group,
      wanted.map(
        (key): Entry => changed[keys.indexOf(key)] ?? { text: `${scalarText(key)}: ${newText(value[key], undefined, indent)}`, lead: [] },
      ),
    );
  }

  /**
   * @param node what is written
   * @param value what is to be said there
   * @returns its new text; what did not change is written as it was
   */
  function rewrite(node: unknown, value: unknown): string {
    if (canonical(said(node)) === canonical(value)) return text.slice(...rangeOf(node));
    if (isSeq(node) && Array.isArray(value)) return rewriteList(node, value);
    if (isMap(node) && isGroup(value)) return rewriteGroup(node, value);
    return newText(value, node, " ".repeat(indentOfLine(rangeOf(node)[0])));
  }

  return { rewrite };
}
