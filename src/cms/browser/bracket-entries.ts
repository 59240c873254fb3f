import { isNode, isPair, type YAMLMap, type YAMLSeq } from "yaml";
import { LINE_WIDTH } from "./new-text";

/** A list or group in brackets: `[a, b]`, `{ a: 1 }`, and all of JSON. */
export type Brackets = YAMLSeq | YAMLMap;

const INDENT = "  ";

/** An entry of a bracket, with the comments around it. */
export interface Entry {
  readonly text: string;
  /** Comments on lines of their own in front of it. */
  readonly lead: readonly string[];
  /** The comment at the end of its line. */
  readonly lineEnd?: string;
  /** What stood between the entry before and this one: a comma, and perhaps a new line. Neither a first nor a new entry has one. */
  readonly gap?: string;
}

const commentsIn = (text: string) => text.split("\n").map((line) => line.replace(/^[\s,]*/, ""));

/** The place of each entry, without the commas between. */
function rangesOf(brackets: Brackets): (readonly [from: number, to: number])[] {
  return brackets.items.map((item) => {
    const first = isPair(item) ? item.key : item;
    const last = isPair(item) && item.value ? item.value : first;
    return [rangeOf(first)[0], rangeOf(last)[1]];
  });
}

/** @returns where a node is written */
export function rangeOf(node: unknown): readonly [number, number] {
  const range = isNode(node) ? node.range : undefined;
  if (!range) throw new Error("A part of the file has no place in its text.");
  return [range[0], range[1]];
}

/**
 * Takes brackets apart into their entries, and puts entries between them.
 * @param text the file's text, from which the nodes were read
 */
export function createBracketText(text: string, isJson: boolean) {
  /** The entries as they were, each with its comments. */
  function entriesOf(brackets: Brackets): Entry[] {
    const ranges = rangesOf(brackets);
    const end = rangeOf(brackets)[1];
    return ranges.map(([from, to], index) => {
      const previous = ranges[index - 1];
      const previousEnd = previous?.[1] ?? rangeOf(brackets)[0] + 1;
      const next = ranges[index + 1]?.[0] ?? end - 1;
      const lead = commentsIn(text.slice(previousEnd, from)).slice(1);
      const [lineEnd] = commentsIn(text.slice(to, next));
      return {
        text: text.slice(from, to),
        lead: lead.filter((comment) => comment.startsWith("#")),
        ...(lineEnd && { lineEnd }),
        ...(previous && { gap: text.slice(previousEnd, from) }),
      };
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
    if (!wasTall && !hasComments && entries.length > 0 && entries.some(({ gap }) => gap?.includes("\n"))) return wrapped(brackets, entries);
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

  /** Entries of which a line holds one or several: line ends stay where they were, and what is new goes on a line that was there. */
  function wrapped(brackets: Brackets, entries: readonly Entry[]): string {
    const [from, to] = rangeOf(brackets);
    const ranges = rangesOf(brackets);
    const first = ranges[0]?.[0] ?? from;
    const lastEnd = ranges.at(-1)?.[1] ?? to;
    const inside = entries.map((entry, index) => (index === 0 ? entry.text : `${entry.gap ?? ", "}${entry.text}`));
    return text.slice(from, first) + inside.join("") + text.slice(lastEnd, to);
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

  /** @returns the indentation of entries that are written on lines of their own */
  const indentWithin = (brackets: Brackets) => " ".repeat(indentOfLine(rangeOf(brackets)[0]) + INDENT.length);

  return { entriesOf, assemble, inPlace, indentWithin };
}
