import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from "yaml";
import { createBracketText, type Entry, rangeOf } from "./bracket-entries";
import { keysToWrite } from "./key-order";
import { canonical, isGroup } from "./likeness";
import { matchEntries } from "./match-entries";
import { jsonText, scalarInBrackets } from "./new-text";

/** JSON lines are as long as the project's code. */
const JSON_LINE_WIDTH = 140;

/** Rewrites what is in brackets, in one file. */
export function createBracketWriter(text: string, isJson: boolean) {
  const { entriesOf, assemble, inPlace, indentWithin } = createBracketText(text, isJson);
  const scalarText = (value: unknown, likeNode?: unknown) =>
    isJson ? (JSON.stringify(value) ?? "null") : scalarInBrackets(value, likeNode);

  function onOneLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
    if (!isGroup(value)) return scalarText(value);
    const pairs = keysToWrite([], value).map((key) => `${scalarText(key)}: ${onOneLine(value[key])}`);
    return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
  }

  /** A value that the file does not have yet, over as many lines as its neighbour. */
  function newText(value: unknown, likeNode: unknown, indent: string): string {
    if (!Array.isArray(value) && !isGroup(value)) return scalarText(value, likeNode);
    const short = onOneLine(value);
    const isTall = likeNode !== undefined && text.slice(...rangeOf(likeNode)).includes("\n");
    if (isJson && (isTall || likeNode === undefined || indent.length + short.length > JSON_LINE_WIDTH)) {
      return jsonText(value).replaceAll("\n", `\n${indent}`);
    }
    return short;
  }

  const said = (node: unknown): unknown => {
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map(said);
    if (!isMap(node)) return null;
    return Object.fromEntries(node.items.map(({ key, value }) => [String(said(key)), said(value)]));
  };

  function rewriteList(list: YAMLSeq, value: readonly unknown[]): string {
    const matches = matchEntries(list.items.map(said), value);
    const old = entriesOf(list);
    const last: unknown = list.items.at(-1);
    const neighbour = isScalar(last) ? undefined : last;
    const indent = indentWithin(list);
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
    const wanted = keysToWrite(keys, value);
    if (wanted.length === keys.length && wanted.every((key) => keys.includes(key))) {
      return inPlace(
        group,
        changed.map((entry) => entry.text),
      );
    }
    const indent = indentWithin(group);
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
    return newText(value, node, "");
  }

  return { rewrite };
}
