import { Document, isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, YAMLMap, YAMLSeq } from "yaml";

/** The width at which the project's files wrap their texts. */
const LINE_WIDTH = 100;
/** A longer text is written over several lines. */
const SHORT_TEXT_CHARACTERS = 80;
/** How much two versions of a file have in common at least. */
const SAME_FILE_SHARE = 0.3;
/** A day, which other readers of YAML take for a moment in time unless it stands in quotation marks. */
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** `related: [hvac-services]`, where other files write `{ label: Services }`. */
const TIGHT_BRACKETS = /^ *(?:- )?\w+: [[{][^\s\]}]/m;

type Group = { readonly [key: string]: unknown };

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null && !Array.isArray(value);
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The texts and numbers of a file with their places. */
function leaves(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${place}/${index}`));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, item]) => leaves(item, `${place}/${key}`));
  return [`${place}=${typeof value === "string" ? value.trimEnd() : value}`];
}

/** From 0 to 1: how much of one file another says in the same places. */
function share(a: unknown, b: unknown): number {
  const said = new Set(leaves(a));
  const all = leaves(b);
  return all.filter((leaf) => said.has(leaf)).length / Math.max(all.length, said.size, 1);
}

/** The style that the project's files have for such a text. */
function styleOf(value: unknown): Scalar.Type | undefined {
  if (typeof value !== "string") return undefined;
  if (DAY.test(value)) return Scalar.QUOTE_DOUBLE;
  if (value.includes("\n")) return Scalar.BLOCK_LITERAL;
  return value.length > SHORT_TEXT_CHARACTERS ? Scalar.BLOCK_FOLDED : undefined;
}

function newNode(value: unknown): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map(newNode);
    return list;
  }
  if (isGroup(value)) {
    const group = new YAMLMap();
    for (const [key, item] of Object.entries(value)) group.items.push(new Pair(new Scalar(key), newNode(item)));
    return group;
  }
  const scalar = new Scalar(value);
  scalar.type = styleOf(value);
  return scalar;
}

/** Changes as little as possible of how a value was written; comments stay with the text they stand by. */
function rewrite(written: unknown, value: unknown): Node {
  if (isMap(written) && isGroup(value)) {
    const kept = written.items.filter(({ key }) => isScalar(key) && Object.hasOwn(value, String(key.value)));
    for (const pair of kept) pair.value = rewrite(pair.value, value[String(isScalar(pair.key) ? pair.key.value : "")]);
    const added = Object.keys(value).filter((key) => !kept.some((pair) => isScalar(pair.key) && pair.key.value === key));
    written.items = [...kept, ...added.map((key) => new Pair(new Scalar(key), newNode(value[key])))];
    return written;
  }
  if (isSeq(written) && Array.isArray(value)) {
    const left = new Set(written.items);
    const take = (item: unknown) => {
      if (item !== undefined) left.delete(item);
      return item;
    };
    const said = (item: unknown) => (isNode(item) ? item.toJS(new Document()) : item);
    // an entry that only moved takes its comments along; the rest are matched by their places
    const same = value.map((item) => take([...left].find((old) => isEqual(said(old), item))));
    written.items = value.map((item, index) => rewrite(same[index] ?? take([...left].find((old) => old === written.items[index])), item));
    return written;
  }
  if (isScalar(written) && !Array.isArray(value) && !isGroup(value)) {
    // the last line end of a text over several lines is nothing that an editor writes
    const isSame = written.value === value || (typeof value === "string" && written.value === `${value.trimEnd()}\n`);
    if (isSame) return written;
    written.value = value;
    written.source = undefined;
    written.type = styleOf(value) === Scalar.QUOTE_DOUBLE || written.type === Scalar.PLAIN ? styleOf(value) : written.type;
    return written;
  }
  return newNode(value);
}

/** A file as it was read. */
interface Original {
  readonly text: string;
  readonly value: unknown;
}

/**
 * A reader and writer of YAML for the CMS, which by itself would lose all comments, the order of keys and the way long texts are written.
 * It hands over values only, so the writer finds the file that a value came from by what both have in common.
 */
export function createKeptYaml() {
  const originals: Original[] = [];

  function read(text: string): unknown {
    const value: unknown = parseDocument(text).toJS();
    originals.push({ text, value });
    return value;
  }

  function originalOf(value: unknown): Original | undefined {
    const ranked = originals.map((original) => ({ original, share: share(original.value, value) })).sort((a, b) => a.share - b.share);
    const nearest = ranked.at(-1);
    return nearest && nearest.share >= SAME_FILE_SHARE ? nearest.original : undefined;
  }

  function write(value: unknown): string {
    const original = originalOf(value);
    const document = original ? parseDocument(original.text) : new Document();
    document.contents = rewrite(document.contents, value);
    const text = document.toString({ lineWidth: LINE_WIDTH, flowCollectionPadding: !TIGHT_BRACKETS.test(original?.text ?? "") });
    originals.push({ text, value });
    return text;
  }

  return { read, write };
}
