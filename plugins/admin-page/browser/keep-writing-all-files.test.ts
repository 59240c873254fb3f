/** @jest-environment node */
import { Composer, CST, isPair, isScalar, isSeq, Lexer, Parser, parseDocument, visit } from "yaml";
import { withValidData } from "../../../src/testing/valid-data";
import { createKeptFormat } from "./keep-writing";
import { canonical } from "./likeness";

/** A list of a file: its place and its entries. */
interface List {
  readonly path: readonly (string | number)[];
  readonly length: number;
  /** Whether each entry begins on a line of its own. */
  readonly isBlock: boolean;
}

type Value = { [key: string]: Value } | Value[] | string | number | boolean | null;

/** A file of data/ as the CMS reads it. */
interface File {
  readonly name: string;
  readonly text: string;
  readonly isJson: boolean;
}

function listsOf(text: string): List[] {
  const document = parseDocument(text);
  const lists: List[] = [];
  visit(document, {
    Seq(_, node, ancestors) {
      const steps = [...ancestors, node].flatMap((ancestor, index, all): (string | number)[] => {
        const next = all[index + 1];
        if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
        return isSeq(ancestor) && next ? [ancestor.items.indexOf(next)] : [];
      });
      const [from = 0, to = 0] = node.range ?? [];
      const isTall = node.items.length > 0 && text.slice(from, to).split("\n").length > node.items.length;
      lists.push({ path: steps, length: node.items.length, isBlock: node.flow !== true || isTall });
    },
  });
  return lists;
}

/** What a text says and what is remarked in it, read once. */
function readWhole(text: string) {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: string[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    if (CST.tokenType(lexeme) === "comment") comments.push(lexeme);
    tokens.push(...parser.next(lexeme));
  }
  tokens.push(...parser.end());
  const [document] = new Composer().compose(tokens);
  return { document, comments: comments.join() };
}

/** @returns the file as it is saved after a change of its value, its comments, and what is wrong with it whatever was changed */
function saved({ text, isJson }: File, edit: (value: Value) => void) {
  const { read, write } = createKeptFormat({ isOneFile: true, isJson });
  const value: Value = JSON.parse(JSON.stringify(read(text)));
  edit(value);
  const written = write(value);
  const { document, comments } = readWhole(written);
  const errors = document?.errors.map(({ message }) => message) ?? ["is empty"];
  const saysIt = canonical(document?.toJS()) === canonical(value);
  return { text: written, comments, faults: errors.length > 0 || saysIt ? errors : ["says something else than it should"] };
}

const isObject = (value: unknown): value is { [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function at(value: Value, path: List["path"]): Value {
  return path.reduce<Value>((inner, step) => {
    const next = Array.isArray(inner) ? inner[Number(step)] : isObject(inner) ? inner[step] : undefined;
    if (next === undefined) throw new Error(`There is nothing at ${path.join(".")}`);
    return next;
  }, value);
}

function listAt(value: Value, path: List["path"]): Value[] {
  const list = at(value, path);
  if (!Array.isArray(list)) throw new Error(`There is no list at ${path.join(".")}`);
  return list;
}

const linesOf = (text: string) => text.split("\n");

/** How many lines two texts have in common at their beginnings and, behind those, at their ends. */
function commonLines(a: readonly string[], b: readonly string[]): { readonly first: number; readonly last: number } {
  const most = Math.min(a.length, b.length);
  let first = 0;
  while (first < most && a[first] === b[first]) first++;
  let last = 0;
  while (last < most - first && a[a.length - 1 - last] === b[b.length - 1 - last]) last++;
  return { first, last };
}

/** @returns the one run of lines that the longer text has and the shorter has not; undefined if they differ in more than that */
function onlyAdded(shorter: string, longer: string): readonly string[] | undefined {
  const [few, many] = [linesOf(shorter), linesOf(longer)];
  const { first, last } = commonLines(few, many);
  return first + last === few.length ? many.slice(first, many.length - last) : undefined;
}

/** @returns whether every line of the shorter text is one of the longer, in the same order */
function onlyRemoved(longer: string, shorter: string): boolean {
  const many = linesOf(longer)[Symbol.iterator]();
  return linesOf(shorter).every((line) => {
    for (let next = many.next(); !next.done; next = many.next()) if (next.value === line) return true;
    return false;
  });
}

const isBareComment = (line: string | undefined) => /^\s*#/.test(line ?? "");
const indentOf = (line: string | undefined) => /^ */.exec(line ?? "")?.[0].length ?? 0;

/** Adds a word to the first text of a value that can take one. */
function withOtherWord(value: Value): Value {
  if (typeof value === "string") return `${value.trimEnd()} altered`;
  if (Array.isArray(value)) return value.map((item, index) => (index === 0 ? withOtherWord(item) : item));
  if (!isObject(value)) return value;
  const key = Object.keys(value).find((name) => typeof value[name] === "string") ?? Object.keys(value)[0];
  return key === undefined ? value : { ...value, [key]: withOtherWord(value[key] ?? null) };
}

const placesOf = (length: number) => [...new Set([0, Math.floor((length - 1) / 2), length - 1])].filter((place) => place >= 0);

withValidData((dataFiles) => {
  const FILES: readonly File[] = dataFiles.map(({ relativePath, bytes }) => ({
    name: relativePath,
    text: new TextDecoder().decode(bytes),
    isJson: relativePath.endsWith(".json"),
  }));

  describe.each(FILES)("data/$name", (original) => {
    const { isJson } = original;
    const unchanged = saved(original, () => {});
    // whoever edits the file itself may wrap its texts in another way
    const { text, comments } = unchanged;
    const file = { ...original, text };
    const lists = listsOf(text);
    const cases = lists.flatMap((list) => placesOf(list.length).map((place) => ({ ...list, place })));
    /** One test an operation, not one a list: its failures name the lists. */
    const everywhere = (test: (list: (typeof cases)[number]) => string[]) =>
      cases.flatMap((list) => test(list).map((fault) => `${list.path.join(".")}[${list.place}]: ${fault}`));

    test("saved unchanged keeps every comment and, saved again, is the same file letter by letter", () => {
      expect(unchanged.faults).toEqual([]);
      expect(comments.split("#").sort()).toEqual(readWhole(original.text).comments.split("#").sort());
      expect(saved(file, () => {}).text).toBe(text);
    });

    test("a changed entry changes its own lines and no comment", () => {
      const faults = everywhere(({ path, place }) => {
        const result = saved(file, (value) => {
          const list = listAt(value, path);
          list[place] = withOtherWord(list[place] ?? null);
        });
        const same = result.comments === comments;
        const { first, last } = commonLines(linesOf(text), linesOf(result.text));
        const changed = linesOf(text).slice(first, linesOf(text).length - last);
        // a text that is written over several lines may be wrapped anew, its first sign is not
        const foreign = changed.filter((line) => isBareComment(line));
        return [...result.faults, ...(same ? [] : ["loses a comment"]), ...foreign];
      });
      expect(faults).toEqual([]);
    });

    test("a changed text outside of lists changes its own lines and no comment", () => {
      const keys = Object.keys(parseDocument(text).toJS());
      const faults = keys.flatMap((key) => {
        const result = saved(file, (edited) => {
          if (isObject(edited)) edited[key] = withOtherWord(edited[key] ?? null);
        });
        return [...result.faults, ...(result.comments === comments ? [] : [`${key}: loses a comment`])];
      });
      expect(faults).toEqual([]);
    });

    test("a deleted entry takes its own lines and comments, nothing else", () => {
      const faults = everywhere(({ path, place, length, isBlock }) => {
        const result = saved(file, (value) => listAt(value, path).splice(place, 1));
        if (!isBlock || length === 1) return result.faults;
        const removed = onlyAdded(result.text, text);
        // the comma of JSON goes with the last entry
        if (!removed) return isJson ? result.faults : ["changes other lines, too"];
        const beforeNext = removed.at(-1);
        const takesNextComment =
          isBareComment(beforeNext) && indentOf(beforeNext) <= indentOf(removed.find((line) => !isBareComment(line)));
        return [...result.faults, ...(takesNextComment ? ["takes the comment of the next entry"] : [])];
      });
      expect(faults).toEqual([]);
    });

    test("an inserted entry adds its lines, nothing else", () => {
      const faults = everywhere(({ path, place, length, isBlock }) =>
        (place === length - 1 ? [place, length] : [place]).flatMap((to) => {
          const result = saved(file, (value) => {
            const list = listAt(value, path);
            list.splice(to, 0, withOtherWord(list[place] ?? null));
          });
          const isOnlyAdded = !isBlock || (isJson && to === length) || onlyAdded(text, result.text) !== undefined;
          return [
            ...result.faults,
            ...(isOnlyAdded ? [] : ["changes other lines, too"]),
            ...(result.comments === comments ? [] : ["loses or doubles a comment"]),
          ];
        }),
      );
      expect(faults).toEqual([]);
    });

    test("a moved entry takes its lines and comments along", () => {
      const faults = everywhere(({ path, place, length, isBlock }) =>
        // to the end that is farther away
        [place < length / 2 ? length - 1 : 0].flatMap((to) => {
          const result = saved(file, (value) => {
            const list = listAt(value, path);
            list.splice(to, 0, ...list.splice(place, 1));
          });
          const sorted = (whole: string) =>
            linesOf(whole)
              .map((line) => (isJson ? line.replace(/,$/, "") : line))
              // an empty line stands between two entries and is neither one's
              .filter((line) => line !== "")
              .sort()
              .join("\n");
          return [...result.faults, ...(isBlock && sorted(result.text) !== sorted(text) ? ["changes lines"] : [])];
        }),
      );
      expect(faults).toEqual([]);
    });
  });

  test.each(["services", "solutions", "blog", "legal"])(
    "a file of data/%s is found among the others, whatever goes first in its lists",
    (folder) => {
      const siblings = FILES.filter(({ name }) => name.startsWith(`${folder}/`));
      const faults = siblings.flatMap((file) => {
        const { read, write } = createKeptFormat({ isOneFile: false, isJson: false });
        const values = new Map(siblings.map((sibling) => [sibling, read(sibling.text)]));
        const value: Value = JSON.parse(JSON.stringify(values.get(file)));
        for (const { path, length, isBlock } of listsOf(file.text))
          if (isBlock && length > 1 && path.length === 1) listAt(value, path).shift();
        const shortened = write(value);
        const isItself = onlyRemoved(saved(file, () => {}).text, shortened);
        return canonical(parseDocument(shortened).toJS()) === canonical(value) && isItself ? [] : [file.name];
      });
      expect(faults).toEqual([]);
    },
  );

  test("there are lists to try", () => {
    expect(FILES.flatMap(({ text }) => listsOf(text)).length).toBeGreaterThan(FILES.length);
  });
});
