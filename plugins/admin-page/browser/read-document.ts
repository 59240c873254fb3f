import { Composer, CST, Document, isMap, isNode, Parser } from "yaml";

const isComment = ({ type }: CST.SourceToken) => type === "comment";

/** @returns how many of the tokens are on the first line */
function firstLineOf(tokens: readonly CST.SourceToken[]): number {
  const end = tokens.findIndex(({ type }) => type === "newline");
  return end < 0 ? tokens.length : end + 1;
}

/**
 * Gives each comment to the entry that it is about, where yaml goes by its place alone: one on the line of a group's key is about that key,
 * one below it about the group's first entry, one that is indented less than a group's entries about what follows the group, and one below
 * a text goes above its key, not behind the text, where the checks would take it for a part of it.
 */
function placeComments(entries: CST.CollectionItem[]): void {
  for (const [index, { start, sep = [], value }] of [...entries].entries()) {
    if (CST.isScalar(value) && "end" in value && value.end) start.push(...value.end.splice(firstLineOf(value.end)));
    if (!CST.isCollection(value)) continue;
    const isInBrackets = value.type === "flow-collection";
    const [first] = value.items;
    if (!isInBrackets) first?.start.unshift(...sep.splice(firstLineOf(sep)));
    const keyLine = isInBrackets ? (first?.start ?? []) : sep;
    const remark = keyLine.slice(0, firstLineOf(keyLine)).findIndex(isComment);
    if (remark >= 0) start.push(...keyLine.splice(remark, 1));
    if (isInBrackets) continue;
    placeComments(value.items);
    const behind = value.items.at(-1);
    if (!behind || behind.value || behind.sep) continue;
    const foreign = behind.start.findIndex((token) => isComment(token) && token.indent < value.indent);
    if (foreign < 0) continue;
    const comments = behind.start.splice(foreign);
    const next = entries[index + 1];
    if (next) next.start.unshift(...comments);
    else entries.push({ start: comments });
  }
}

/** @returns a file's document, in which every comment is with the entry that takes it along */
export function readDocument(text: string): Document {
  const tokens = [...new Parser().parse(text)];
  for (const token of tokens) if (token.type === "document" && CST.isCollection(token.value)) placeComments(token.value.items);
  const [document = new Document()] = new Composer().compose(tokens);
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined;
  // comments at the top of a file are about all of it
  if (document.contents && isNode(first)) {
    document.contents.commentBefore = first.commentBefore;
    first.commentBefore = undefined;
  }
  return document;
}
