import { isMap, isNode, isScalar, isSeq, type Node, Pair, Scalar, Schema, YAMLMap, YAMLSeq } from "yaml";
import { isGroup } from "./likeness";
import { matchEntries } from "./match-entries";

/** A longer text is written over several lines. */
const SHORT_TEXT_CHARACTERS = 80;
/** Gatsby reads YAML 1.1, where 2026-01-02 is a timestamp and 16:9 a number: a text that looks like one gets quotation marks. */
const READ_BY_PAGES = new Schema({ schema: "yaml-1.1" });

/** The style that the project's files have for such a text. */
function styleOf(text: string): Scalar.Type | undefined {
  if (text.includes("\n")) return Scalar.BLOCK_LITERAL;
  if (text.length > SHORT_TEXT_CHARACTERS) return Scalar.BLOCK_FOLDED;
  return READ_BY_PAGES.tags.some((tag) => "test" in tag && tag.test?.test(text)) ? Scalar.QUOTE_DOUBLE : undefined;
}

/**
 * Keys that were there stay in the file's order, and each new one goes behind the key that it follows in the value, which has the order of
 * the schema. A switch that is off says nothing: the CMS sets every one that a file leaves out to false.
 */
function keyOrder(written: readonly string[], value: { readonly [key: string]: unknown }): string[] {
  const wanted = Object.keys(value).filter((key) => value[key] !== undefined && (value[key] !== false || written.includes(key)));
  const order = written.filter((key) => wanted.includes(key));
  for (const [index, key] of wanted.entries()) {
    if (order.includes(key)) continue;
    const predecessor = wanted.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, key);
  }
  return order;
}

function scalarWith(node: Scalar, value: unknown): Scalar {
  if (typeof value === "string" && typeof node.value === "string") {
    // whether a text over several lines ends with a line end is nothing that an editor sees
    if (node.value.trimEnd() === value.trimEnd()) return node;
    node.value = node.value.endsWith("\n") && value.includes("\n") ? `${value.trimEnd()}\n` : value;
  } else node.value = value;
  const isPlain = node.type === undefined || node.type === Scalar.PLAIN;
  if (typeof value === "string" && (isPlain || value === "")) node.type = styleOf(value);
  return node;
}

/**
 * @param node what a file says in a place, if it says anything
 * @param value what it is to say there
 * @returns the node with the value: whatever was there before, and every entry of a list that was there, keeps its node and with it its comments
 */
export function withValues(node: unknown, value: unknown): Node {
  if (Array.isArray(value)) {
    const list = isSeq(node) ? node : new YAMLSeq();
    if (list.items.length === 0) list.flow = false;
    const entries = list.items;
    list.items = matchEntries(list.toJSON(), value).map((was, index) => withValues(entries[was], value[index]));
    const [first] = list.items;
    if (isNode(first)) first.spaceBefore = false;
    return list;
  }
  if (isGroup(value)) {
    const group = isMap(node) ? node : new YAMLMap();
    if (group.items.length === 0) group.flow = false;
    const pairs = new Map(group.items.map((pair) => [String(pair.key), pair]));
    group.items = keyOrder([...pairs.keys()], value).map((key) => {
      const pair = pairs.get(key) ?? new Pair(new Scalar(key));
      pair.value = withValues(pair.value, value[key]);
      return pair;
    });
    return group;
  }
  return scalarWith(isScalar(node) ? node : new Scalar(undefined), value);
}
