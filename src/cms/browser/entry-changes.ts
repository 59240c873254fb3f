import { type Document, isMap, isNode, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import { isGroup } from "./likeness";
import { matchEntries } from "./match-entries";

/** An entry of a list or group as it is to be written. */
export interface EntryChange {
  /** Its number among the entries that are there, or -1 if it is new. */
  readonly was: number;
  /** In a group. */
  readonly key?: string;
  readonly value: unknown;
}

/**
 * @param node a list or group of the document
 * @param value what it is to say
 * @returns its entries in the order in which they are to be written; undefined if a list becomes something else, or a group does
 */
export function entryChanges(node: YAMLMap | YAMLSeq, value: unknown, document: Document): EntryChange[] | undefined {
  if (isSeq(node) && Array.isArray(value)) {
    const written = node.items.map((item) => (isNode(item) ? item.toJS(document) : null));
    return matchEntries(written, value).map((was, index) => ({ was, value: value[index] }));
  }
  if (!isMap(node) || !isGroup(value)) return undefined;
  const written = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
  return keyOrder(written, value).map((key) => ({ was: written.indexOf(key), key, value: value[key] }));
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

/** @returns the list or group whose style a new entry takes on: that of the last entry of a list */
export function neighbourOf(node: YAMLMap | YAMLSeq): unknown {
  const last = isSeq(node) ? node.items.at(-1) : undefined;
  return isScalar(last) ? undefined : last;
}
