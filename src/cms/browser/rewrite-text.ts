import { isCollection, isMap, isNode, isScalar, isSeq, type Pair, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { createEntryReader, type Entry, endOfEntry, isBlock, lineStart, nextLine, type Parts, type Region } from "./block-entries";
import { keysToWrite } from "./key-order";
import { canonical, isGroup } from "./likeness";
import { matchEntries } from "./match-entries";
import { textAfterDash, textAfterKey } from "./new-text";
import { createBracketWriter } from "./rewrite-brackets";

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/**
 * Writes a file anew with other values. Whatever does not change is copied letter by letter; an entry takes along its comments.
 * @param text a YAML or JSON file without faults, ending with a line end
 * @param value what the file is to say
 * @param isJson whether new texts are written as JSON
 * @throws if the text is not a list or group
 */
export function rewriteText(text: string, value: unknown, isJson: boolean): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  if (document.errors.length > 0) throw new Error(`The file cannot be read: ${document.errors[0]?.message}`);
  const brackets = createBracketWriter(text, isJson);

  const { entriesOf, partsOf, columnOf } = createEntryReader(text);

  /** The value behind a colon or dash, up to the end of its lines. */
  function rewriteValue(entry: Entry, next: unknown, to: number, textAfter: typeof textAfterKey): string {
    const { node, valueFrom: from } = entry;
    if (isNode(node) && canonical(node.toJS(document)) === canonical(next)) return text.slice(from, to);
    if (isBlock(node) && ((isMap(node) && isGroup(next)) || (isSeq(node) && Array.isArray(next) && next.length > 0))) {
      return rewriteBlock(node, next, [from, to]);
    }
    if (isCollection(node) && node.flow && node.range && node.items.length > 0 && typeof next === "object" && next !== null) {
      return text.slice(from, node.range[0]) + brackets.rewrite(node, next) + text.slice(node.range[1], to);
    }
    const rest = text.slice(Math.min(endOfEntry(text, entry.end), to), to);
    return textAfter(withLineEndOf(node, next), { column: columnOf(entry), comment: commentOf(entry), likeNode: node }) + rest;
  }

  /** The comment at the end of a text, or behind the sign that begins a text over several lines. */
  function commentOf({ node, valueFrom, end }: Entry): string | undefined {
    const isText = isScalar(node) && node.type !== Scalar.BLOCK_FOLDED && node.type !== Scalar.BLOCK_LITERAL;
    const isBracket = isCollection(node) && node.flow;
    const from = isText || isBracket ? end : valueFrom;
    return /(?:^|\s)(?<comment>#.*)/.exec(text.slice(from, nextLine(text, from)))?.groups?.comment?.trimEnd();
  }

  function rewriteBlock(node: YAMLMap | YAMLSeq, next: unknown, region: Region): string {
    const entries = entriesOf(node);
    const [first] = entries;
    if (!first) throw new Error("A group without keys cannot be rewritten line by line.");
    const column = columnOf(first);
    const { head, chunks, foot } = partsOf(entries, region, column);
    const indent = " ".repeat(column);

    /** An entry that was there, with another value. */
    const kept = (index: number, item: unknown): string => {
      const entry = entries[index];
      const [from, to] = chunks[index] ?? [0, 0];
      if (!entry) return "";
      return text.slice(from, entry.valueFrom) + rewriteValue(entry, item, to, isSeq(node) ? textAfterDash : textAfterKey);
    };
    if (isSeq(node) && Array.isArray(next)) {
      const matches = matchEntries(
        node.items.map((item) => (isNode(item) ? item.toJS(document) : null)),
        next,
      );
      const neighbour = entries.at(-1)?.node;
      const likeNode = isScalar(neighbour) ? undefined : neighbour;
      const lines = next.map((item, index) => {
        const match = matches[index];
        return match === undefined ? `${indent}-${textAfterDash(item, { column, likeNode })}` : kept(match, item);
      });
      return head + lines.join("") + foot;
    }
    if (!isMap(node) || !isGroup(next)) throw new Error("A list cannot become a group.");
    const written = node.items.map(keyOf);
    const lines = keysToWrite(written, next).map((key) => {
      const index = written.indexOf(key);
      return index < 0 ? `${indent}${new Scalar(key)}:${textAfterKey(next[key], { column })}` : kept(index, next[key]);
    });
    return joinGroup(text, { head, chunks, foot }, lines, indent);
  }

  const root = document.contents;
  if (isBlock(root)) return rewriteBlock(root, value, [0, text.length]);
  if (isCollection(root) && root.range) {
    return text.slice(0, root.range[0]) + brackets.rewrite(root, value) + text.slice(root.range[1]);
  }
  throw new Error("The file is neither a list nor a group.");
}

/** The first key of a list's entry follows the dash; whichever comes first now takes its place. */
function joinGroup(text: string, { head, chunks: [first], foot }: Parts, lines: readonly string[], indent: string): string {
  const wasInline = first !== undefined && text.slice(lineStart(text, first[0]), first[0]).trim() !== "";
  const [firstLines = "", ...others] = lines;
  if (!wasInline) return head + lines.join("") + foot;
  const behindDash = firstLines.trimStart();
  // comments in front of the key stay on lines of their own
  const start = behindDash.startsWith("#") ? `\n${firstLines}` : head + behindDash;
  const rest = others.map((other, index) => (index >= 0 && !/^[ \n]/.test(other) ? indent + other : other));
  return start + rest.join("") + foot;
}

/** Whether a text over several lines ends with a line end is nothing that an editor sees; it stays as it was. */
function withLineEndOf(node: unknown, value: unknown): unknown {
  const hadLineEnd = isScalar(node) && typeof node.value === "string" && node.value.endsWith("\n");
  return hadLineEnd && typeof value === "string" && value.includes("\n") ? `${value.trimEnd()}\n` : value;
}
