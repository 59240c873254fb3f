import { isCollection, isNode, isScalar, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { columnOf, type Entry, endOfEntry, entriesOf, isBlock, nextLine, partsOf, type Region } from "./block-entries";
import { type EntryChange, entryChanges, neighbourOf } from "./entry-changes";
import { canonical } from "./likeness";
import { textBehindSign } from "./new-text";
import { createBracketWriter } from "./rewrite-brackets";

/**
 * Writes a file anew with other values. Whatever does not change is copied letter by letter; an entry takes along its comments.
 * @param text a YAML or JSON file without faults, ending with a line end
 * @param value what the file is to say
 * @param isJson whether new texts are written as JSON
 * @throws if the text is not a list or group
 */
export function rewriteText(text: string, value: unknown, isJson: boolean): string {
  const document = parseDocument(text, { keepSourceTokens: true });
  const rewriteBrackets = createBracketWriter(text, document, isJson);

  /** The comment at the end of a text, or behind the sign that begins a text over several lines. */
  function commentOf({ node, valueFrom, end }: Entry): string | undefined {
    const isText = isScalar(node) && node.type !== Scalar.BLOCK_FOLDED && node.type !== Scalar.BLOCK_LITERAL;
    const isBracket = isCollection(node) && node.flow;
    const from = isText || isBracket ? end : valueFrom;
    return /(?:^|\s)(?<comment>#.*)/.exec(text.slice(from, nextLine(text, from)))?.groups?.comment?.trimEnd();
  }

  /** The value behind a colon or dash, up to the end of its lines. */
  function rewriteValue(entry: Entry, next: unknown, to: number, isInList: boolean): string {
    const { node, valueFrom: from } = entry;
    if (isNode(node) && canonical(node.toJS(document)) === canonical(next)) return text.slice(from, to);
    const changes = isCollection(node) ? entryChanges(node, next, document) : undefined;
    if (isBlock(node) && changes && changes.length > 0) return rewriteBlock(node, changes, [from, to]);
    if (isCollection(node) && node.flow && changes && node.range && node.items.length > 0) {
      return text.slice(from, node.range[0]) + rewriteBrackets(node, next) + text.slice(node.range[1], to);
    }
    const rest = text.slice(Math.min(endOfEntry(text, entry.end), to), to);
    const place = { isInList, column: columnOf(text, entry), comment: commentOf(entry), likeNode: node };
    return textBehindSign(withLineEndOf(node, next), place) + rest;
  }

  function rewriteBlock(node: YAMLMap | YAMLSeq, changes: readonly EntryChange[], region: Region): string {
    const entries = entriesOf(node);
    const { head, chunks, foot, column, isInline } = partsOf(text, entries, region);
    const indent = " ".repeat(column);
    const texts = changes.map(({ was, key, value: next }) => {
      const entry = entries[was];
      const [from, to] = chunks[was] ?? [0, 0];
      const isInList = key === undefined;
      if (entry) return (isInline && was === 0 ? indent : "") + text.slice(from, entry.valueFrom) + rewriteValue(entry, next, to, isInList);
      const sign = isInList ? "-" : `${new Scalar(key)}:`;
      return indent + sign + textBehindSign(next, { isInList, column, likeNode: neighbourOf(node) });
    });
    const lines = texts.join("");
    if (!isInline) return head + lines + foot;
    // whichever entry comes first now follows the dash; comments in front of it stay on lines of their own
    return (/^ *#/.test(lines) ? `\n${lines}` : head + lines.trimStart()) + foot;
  }

  const root = document.contents;
  if (!isCollection(root) || !root.range) throw new Error("The file is neither a list nor a group.");
  const changes = isBlock(root) ? entryChanges(root, value, document) : undefined;
  if (isBlock(root) && changes) return rewriteBlock(root, changes, [0, text.length]);
  return text.slice(0, root.range[0]) + rewriteBrackets(root, value) + text.slice(root.range[1]);
}

/** Whether a text over several lines ends with a line end is nothing that an editor sees; it stays as it was. */
function withLineEndOf(node: unknown, value: unknown): unknown {
  const hadLineEnd = isScalar(node) && typeof node.value === "string" && node.value.endsWith("\n");
  return hadLineEnd && typeof value === "string" && value.includes("\n") ? `${value.trimEnd()}\n` : value;
}
