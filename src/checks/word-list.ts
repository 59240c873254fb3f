import { readFileSync } from "node:fs";
import path from "node:path";

/** The table that editors and checks share. */
const WORD_LIST_FILE = path.resolve("docs/words.md");
const ROW = /^\| (?<write>[^|]+?) +\| (?<not>[^|]+?) +\| (?<except>[^|]*?) *\|$/gm;
const HEADING = "Write";

/** One row of docs/words.md. */
export interface WordRule {
  readonly write: string;
  /** Finds every spelling to avoid. */
  readonly avoided: RegExp;
  /** Names and sentences in which such a spelling is right. */
  readonly exceptions: readonly string[];
}

/** A spelling to avoid, as a text has it. */
export interface FoundWord {
  readonly found: string;
  readonly write: string;
}

const listOf = (cell: string) =>
  cell
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

/**
 * @param table Markdown with a table of three columns: write, not, except in
 * @returns its rows
 * @throws if it has none
 */
export function readWordRules(table: string = readFileSync(WORD_LIST_FILE, "utf8")): WordRule[] {
  const rules = [...table.matchAll(ROW)].flatMap(({ groups: { write = "", not = "", except = "" } = {} }) =>
    write === HEADING || /^-+$/.test(write)
      ? []
      : [
          {
            write,
            avoided: new RegExp(`(?<![\\w@./-])(?:${listOf(not).map(escaped).join("|")})(?![\\w@-])`, "gi"),
            exceptions: listOf(except).map((phrase) => phrase.toLowerCase()),
          },
        ],
  );
  if (rules.length === 0) throw new Error(`${WORD_LIST_FILE} has no table of words`);
  return rules;
}

/** @returns the spellings in a text that the list avoids, in the order of the list */
export function avoidedWords(text: string, rules: readonly WordRule[]): FoundWord[] {
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
