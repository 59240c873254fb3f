import { readFileSync } from "node:fs";
import path from "node:path";

/** The table that editors and checks share. */
const WORD_LIST_FILE = path.resolve("docs/words.md");
const ROW = /^\| (?<write>[^|]+?) +\| (?<not>[^|]+?) +\| (?<except>[^|]*?) *\|$/gm;
const HEADING = "Write";

const listOf = (cell: string) => cell.split(/\s*,\s*/).filter(Boolean);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/** One row of docs/words.md. */
export type WordRule = ReturnType<typeof readWordRules>[number];

/** @returns the rows of a Markdown table of three columns: write, not, except in. @throws if it has none */
export function readWordRules(table: string = readFileSync(WORD_LIST_FILE, "utf8")) {
  const rules = [...table.matchAll(ROW)]
    .map(({ groups: { write = "", not = "", except = "" } = {} }) => ({
      write,
      /** Finds every spelling to avoid. */
      avoided: new RegExp(`(?<![\\w@./-])(?:${listOf(not).map(escaped).join("|")})(?![\\w@-])`, "gi"),
      /** Names and sentences in which such a spelling is right. */
      exceptions: listOf(except).map((phrase) => phrase.toLowerCase()),
    }))
    .filter(({ write }) => write !== HEADING && !/^-+$/.test(write));
  if (rules.length === 0) throw new Error(`${WORD_LIST_FILE} has no table of words`);
  return rules;
}

/** @returns the spellings in a text that the list avoids, each with what to write, in the order of the list */
export function avoidedWords(text: string, rules: readonly WordRule[]) {
  const plain = text.replace(/\s+/g, " ");
  const lowered = plain.toLowerCase();
  const isAllowed = (found: string, index: number, exceptions: readonly string[]) =>
    exceptions.some((phrase) => {
      const start = lowered.lastIndexOf(phrase, index);
      return start >= 0 && start + phrase.length >= index + found.length;
    });
  return rules.flatMap(({ write, avoided, exceptions }) =>
    [...plain.matchAll(avoided)].flatMap(({ 0: found, index }) => (isAllowed(found, index, exceptions) ? [] : [{ found, write }])),
  );
}
