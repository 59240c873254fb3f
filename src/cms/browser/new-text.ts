import { Document, isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { keysToWrite } from "./key-order";
import { isGroup } from "./likeness";

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

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : "");

/** Whether an entry is in brackets is decided by what stood in its place or beside it; whether a text has quotation marks, by itself. */
const newChild = (value: unknown, like: unknown): Node => newNode(value, isScalar(like) ? undefined : like);

/** A value as a node, in the style of what it replaces. */
function newNode(value: unknown, replaced?: unknown): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    const like = isSeq(replaced) ? replaced : undefined;
    list.flow = value.length === 0 || (like?.flow === true && like.items.length > 0);
    list.items = value.map((item) => newChild(item, like?.items[0]));
    return list;
  }
  if (isGroup(value)) {
    const group = new YAMLMap();
    const like = isMap(replaced) ? replaced : undefined;
    const keys = keysToWrite([], value);
    group.flow = keys.length === 0 || like?.flow === true;
    group.items = keys.map((key) => {
      const likeValue = like?.items.find((pair) => keyOf(pair) === key)?.value;
      return new Pair(new Scalar(key), newChild(value[key], likeValue));
    });
    return group;
  }
  const scalar = new Scalar(value);
  const style = styleOf(value);
  const written = isScalar(replaced) && typeof replaced.value === "string" && replaced.type !== Scalar.PLAIN ? replaced.type : undefined;
  scalar.type = typeof value === "string" ? (written ?? style) : undefined;
  return scalar;
}

/** Where a new text is to go. */
export interface NewTextPlace {
  /** The column of the key or dash in front of it, counted from 0. */
  readonly column: number;
  /** The comment at the end of its first line, with its sign. */
  readonly comment?: string;
  /** What was written in its place, or the list or group beside it. */
  readonly likeNode?: unknown;
}

/** The sign before the lines of a text. */
const TEXT_BELOW = /^ [>|]/;

/** The text of a node behind a sign, its further lines moved to the sign's column. */
function textBehind(sign: string, contents: YAMLMap | YAMLSeq, node: Node, { column, comment, likeNode }: NewTextPlace): string {
  const written = new Document(contents, READ_BY_PAGES).toString({
    lineWidth: LINE_WIDTH - column,
    flowCollectionPadding: !isSeq(likeNode),
  });
  const text = written.slice(sign.length, -1);
  const lines = text.split("\n").map((line, index) => (line && index > 0 ? " ".repeat(column) + line : line));
  if (comment) {
    // behind the first line of such a text, it would cut off the rest
    const isLast = isScalar(node) && !TEXT_BELOW.test(text);
    lines[isLast ? lines.length - 1 : 0] += ` ${comment}`;
  }
  return `${lines.join("\n")}\n`;
}

/** @returns what follows a key's colon, up to and including the last line end: ` text\n`, ` >-\n  long text\n`, `\n  - entry\n` */
export function textAfterKey(value: unknown, place: NewTextPlace): string {
  const group = new YAMLMap();
  const node = newNode(value, place.likeNode);
  group.items.push(new Pair(new Scalar("k"), node));
  return textBehind("k:", group, node, place);
}

/** @returns what follows a list's dash, up to and including the last line end: ` text\n`, ` name: A\n  role: B\n` */
export function textAfterDash(value: unknown, place: NewTextPlace): string {
  const list = new YAMLSeq();
  const node = newNode(value, place.likeNode);
  list.items.push(node);
  return textBehind("-", list, node, place);
}

/** @returns a value as JSON over several lines, without the switches that are off (keysToWrite) */
export const jsonText = (value: unknown): string => JSON.stringify(value, (_, item) => (item === false ? undefined : item), 2) ?? "null";

/** @returns the text of a file that has no earlier version */
export const newFileText = (value: unknown, isJson: boolean): string =>
  isJson ? `${jsonText(value)}\n` : new Document(newNode(value), READ_BY_PAGES).toString({ lineWidth: LINE_WIDTH });

/** @returns a text, number or word between brackets, where a comma would end it */
export function scalarInBrackets(value: unknown, likeNode?: unknown): string {
  const list = new YAMLSeq();
  list.flow = true;
  list.items.push(newNode(value, likeNode));
  return new Document(list, READ_BY_PAGES).toString({ lineWidth: 0, flowCollectionPadding: false }).slice(1, -2);
}
