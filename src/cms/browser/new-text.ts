import { Document, isCollection, isMap, isScalar, isSeq, Scalar } from "yaml";

/** The width at which the project's files wrap their texts. */
export const LINE_WIDTH = 100;
/** A longer text is written over several lines. */
const SHORT_TEXT_CHARACTERS = 80;
/** Gatsby reads YAML 1.1, where 2026-01-02 is a timestamp and 16:9 a number: a text that looks like one gets quotation marks. */
const READ_BY_PAGES = { compat: "yaml-1.1" };

/** The style that the project's files have for such a text. */
function styleOf(value: unknown): Scalar.Type | undefined {
  if (typeof value !== "string") return undefined;
  if (value.includes("\n")) return Scalar.BLOCK_LITERAL;
  return value.length > SHORT_TEXT_CHARACTERS ? Scalar.BLOCK_FOLDED : undefined;
}

/** Whether an entry is in brackets is decided by what stood in its place or beside it; how a text is written, by the text itself. */
function dress(node: unknown, like: unknown): void {
  if (isScalar(node)) node.type = styleOf(node.value);
  if (!isCollection(node)) return;
  node.flow = node.items.length === 0 || (isCollection(like) && like.flow === true && like.items.length > 0);
  if (isSeq(node)) for (const item of node.items) dress(item, isSeq(like) ? like.items[0] : undefined);
  if (isMap(node)) for (const { key, value } of node.items) dress(value, isMap(like) ? like.get(key, true) : undefined);
}

/** Switches that are off are left out (entry-changes.ts). */
const unlessOff = (key: unknown, value: unknown) => (value === false && key !== "" ? undefined : value);

/** A document that holds a value as its only entry, in the style of what it replaces. */
function documentWith(value: unknown, isInList: boolean, replaced?: unknown) {
  const document = new Document(undefined, READ_BY_PAGES);
  const node: unknown = document.createNode(value, unlessOff, { aliasDuplicateObjects: false });
  dress(node, replaced);
  const isText = isScalar(node) && typeof node.value === "string" && isScalar(replaced) && typeof replaced.value === "string";
  if (isText && replaced.type !== Scalar.PLAIN) node.type = replaced.type;
  document.contents = document.createNode(isInList ? [node] : { k: node });
  return { document, node };
}

/** Where a new text is to go. */
export interface NewTextPlace {
  /** Whether there is a dash in front of it, and not a key with a colon. */
  readonly isInList: boolean;
  /** The column of that key or dash, counted from 0. */
  readonly column: number;
  /** The comment at the end of its first line, with its sign. */
  readonly comment?: string;
  /** What was written in its place, or the list or group beside it. */
  readonly likeNode?: unknown;
}

/** @returns what follows a colon or dash, up to and including the last line end: ` text\n`, ` >-\n  long text\n`, ` name: A\n  role: B\n` */
export function textBehindSign(value: unknown, { isInList, column, comment, likeNode }: NewTextPlace): string {
  const { document, node } = documentWith(value, isInList, likeNode);
  if (comment && isScalar(node)) node.comment = comment.slice(1);
  if (comment && isCollection(node)) node[node.flow ? "comment" : "commentBefore"] = comment.slice(1);
  const text = document.toString({ lineWidth: LINE_WIDTH - column, flowCollectionPadding: !isSeq(likeNode) });
  return text.slice(isInList ? "-".length : "k:".length).replace(/\n(?=.)/g, `\n${" ".repeat(column)}`);
}

/** @returns a text, number or word between brackets, where a comma would end it */
export function scalarInBrackets(value: unknown, likeNode?: unknown): string {
  const { document } = documentWith(value, true, likeNode);
  if (isSeq(document.contents)) document.contents.flow = true;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).slice("[".length, -"]\n".length);
}

/** @returns a value as JSON over several lines */
export const jsonText = (value: unknown): string => JSON.stringify(value, unlessOff, 2) ?? "null";

/** @returns the text of a file that has no earlier version */
export function newFileText(value: unknown, isJson: boolean): string {
  if (isJson) return `${jsonText(value)}\n`;
  const document = new Document(value, unlessOff, { ...READ_BY_PAGES, aliasDuplicateObjects: false });
  dress(document.contents, undefined);
  return document.toString({ lineWidth: LINE_WIDTH });
}
