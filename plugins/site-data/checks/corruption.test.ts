/** @jest-environment node */

import { withValidData } from "../../../src/testing/valid-data";
import { DATA_KINDS } from "../schema/data-kinds";
import { checkData } from "./check-data";
import { checkFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import type { DataFile } from "./reading/data-files";

// Node's own limit. Jest's of a hundred makes the thousands of errors of a deeply nested file slow
Error.stackTraceLimit = 10;

/** A line `key: text` of a data file, YAML or JSON, taken apart. */
interface KeyLine {
  /** Counted from 0. */
  readonly index: number;
  /** Indentation, and the dash of a list. */
  readonly lead: string;
  readonly key: string;
  readonly value: string;
  /** The comma between entries of JSON and of brackets. */
  readonly end: string;
}

/**
 * What must come of a damage: a fault in the very line, a fault in the file, no fault at all, or
 * whichever is right for the field (the number 12 is a fault if a text belongs there, and none if a number does).
 */
type Outcome = "fault in the line" | "fault in the file" | "sound" | "either";

interface Damage {
  readonly outcome: Outcome;
  readonly spoil: (text: string, line: KeyLine) => string | Uint8Array;
}

const KEY_LINE = /^(?<lead>\s*(?:- )?)(?<key>"?\w+"?): (?<value>[^>|{[\s].*?)(?<end>,?)$/;

function keyLines(file: DataFile): KeyLine[] {
  const checked = checkFile(file);
  // in a long text, "lines: racks" is prose
  const fields = new Map(checked?.fields.map(({ path, value }) => [checked.faultAt(path, "", "key").line, value]));
  return textOf(file)
    .split("\n")
    .flatMap((line, index, all) => {
      const { lead, key, value, end } = KEY_LINE.exec(line)?.groups ?? {};
      // a text that goes on in the next line is not damaged as a whole by damage to its first
      const goesOn = (all[index + 1]?.search(/\S/) ?? 0) > (lead?.length ?? 0);
      const isField = fields.has(index + 1) && lead !== undefined && key && value && !goesOn;
      if (!isField) return [];
      // behind a closing quotation mark, it is not part of the text
      const isOfText = end === "," && !/["']$/.test(value) && String(fields.get(index + 1)).endsWith(end);
      return [isOfText ? { index, lead, key, value: value + end, end: "" } : { index, lead, key, value, end: end ?? "" }];
    });
}

const withLine = (text: string, { index }: KeyLine, ...lines: string[]) =>
  text
    .split("\n")
    .toSpliced(index, 1, ...lines)
    .join("\n");

/** Another value under the same key. */
const value = (outcome: Outcome, written: string | ((old: string) => string)): Damage => ({
  outcome,
  spoil: (text, line) =>
    withLine(text, line, `${line.lead}${line.key}: ${typeof written === "string" ? written : written(line.value)}${line.end}`),
});

/** Something written in front of the line. */
const before = (outcome: Outcome, written: (line: KeyLine) => string): Damage => ({
  outcome,
  spoil: (text, line) => withLine(text, line, written(line), `${line.lead.replace("-", " ")}${line.key}: ${line.value}${line.end}`),
});

const whole = (outcome: Outcome, spoil: (text: string) => string | Uint8Array): Damage => ({ outcome, spoil });

const atMiddle = (text: string, insert: string) => text.slice(0, text.length / 2) + insert + text.slice(text.length / 2);
const quoteWithin = (old: string, insert: string) => `${old.slice(0, 2)}${insert}${old.slice(2)}`;
const NESTING = 20_000;
const LAUGHS = Array.from({ length: 30 }, (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}, *l${level}, *l${level}]`);

const DAMAGES: Readonly<Record<string, Damage>> = {
  "key deleted": { outcome: "either", spoil: (text, line) => withLine(text, line) },
  "key mistyped": {
    outcome: "fault in the line",
    spoil: (text, line) => withLine(text, line, `${line.lead}${line.key.replace(/(\w)("?)$/, "$1q$2")}: ${line.value}${line.end}`),
  },
  "key in capitals": {
    outcome: "fault in the line",
    spoil: (text, line) => withLine(text, line, `${line.lead}${line.key.toUpperCase()}: ${line.value}${line.end}`),
  },
  "key doubled": before("fault in the file", ({ lead, key }) => `${lead}${key}: "again",`),
  "colon forgotten": {
    outcome: "fault in the file",
    spoil: (text, line) => withLine(text, line, `${line.lead}${line.key} ${line.value}${line.end}`),
  },
  "space after the colon forgotten": {
    outcome: "either",
    spoil: (text, line) => withLine(text, line, `${line.lead}${line.key}:${line.value}${line.end}`),
  },
  "unknown key": before("fault in the file", ({ lead, end }) => `${lead}"surprise": "text"${end}`),
  __proto__: before("fault in the file", ({ lead, end }) => `${lead}"__proto__": { "polluted": true }${end}`),
  constructor: before("fault in the file", ({ lead, end }) => `${lead}"constructor": { "prototype": { "polluted": true } }${end}`),
  "a number": value("either", "12"),
  "a negative number": value("either", "-1"),
  "a number beyond numbers": value("fault in the line", "1e999"),
  "an octal number": value("either", "0o17"),
  "a binary number": value("fault in the line", "0b11"),
  infinity: value("fault in the line", ".inf"),
  "not a number": value("fault in the line", ".nan"),
  true: value("either", "true"),
  yes: value("either", "yes"),
  null: value("fault in the line", "null"),
  "a tilde": value("fault in the line", "~"),
  "an empty text": value("fault in the line", '""'),
  "only spaces": value("fault in the line", '"   "'),
  "a list": value("fault in the line", '["a", "b"]'),
  "a group": value("fault in the line", '{ "a": "b" }'),
  "a huge text": value("fault in the line", `"${"x".repeat(9000)}"`),
  "an unquoted date": value("fault in the line", "2023-11-02"),
  "an unquoted time": value("fault in the line", "2023-11-02T10:00:00Z"),
  "a date that is none": value("either", '"2023-02-30"'),
  "a colon in the text": value("fault in the line", "one: two"),
  "a hash in the text": value("either", (old) => `${old} #1`),
  "an opening quotation mark": value("fault in the file", (old) => `"${old.replaceAll('"', "")}`),
  "an opening apostrophe": value("fault in the file", (old) => `'${old.replaceAll("'", "").replaceAll('"', "")}`),
  "text after the quotation mark": value("fault in the line", (old) => `"${old.replaceAll('"', "")}" more`),
  "an escape that is none": value("fault in the line", '"50 \\q"'),
  "typographic quotation marks": value("either", "“text”"),
  "a text that begins with *": value("fault in the line", "*bold* text"),
  "a text that begins with @": value("fault in the line", "@text"),
  "a text that begins with a backtick": value("fault in the line", "`text`"),
  "a text that begins with [": value("fault in the line", "[text](/contact) more"),
  "a text that begins with {": value("fault in the line", "{text} more"),
  "an anchor": value("fault in the line", (old) => `&name ${old}`),
  "an alias": value("fault in the line", "*name"),
  "a tag": value("fault in the line", (old) => `!!str ${old}`),
  "a tag that runs code": value("fault in the line", "!!js/function 'function () {}'"),
  "binary data": value("fault in the line", "!!binary aGVsbG8="),
  "a merge key": before("fault in the file", ({ lead }) => `${lead}<<: { "a": "b" }`),
  "a list as key": before("fault in the file", ({ lead }) => `${lead}? [a, b]`),
  "a tab as indentation": before("fault in the file", ({ lead }) => `\t${lead}tabbed: text`),
  "a tab in the text": value("either", (old) => quoteWithin(old, "\t")),
  "too little indentation": {
    outcome: "either",
    spoil: (text, line) => withLine(text, line, `${line.lead.slice(1)}${line.key}: ${line.value}${line.end}`),
  },
  "too much indentation": {
    outcome: "either",
    spoil: (text, line) => withLine(text, line, `   ${line.lead}${line.key}: ${line.value}${line.end}`),
  },
  "a null byte": value("fault in the line", (old) => quoteWithin(old, "\0")),
  "a control character": value("fault in the line", (old) => quoteWithin(old, "\u0007")),
  "a lost letter": value("fault in the line", (old) => quoteWithin(old, "\uFFFD")),
  "a letter that runs backwards": value("either", (old) => quoteWithin(old, "\u202E")),
  "a byte-order mark inside": value("either", (old) => quoteWithin(old, "\uFEFF")),
  "half of a double character": value("either", '"\\uD83D"'),
  HTML: value("either", '"<b>bold</b> <img src=x onerror=alert(1)>"'),
  "a script": value("either", '"<script>alert(1)</script>"'),
  "a link that runs code": value("either", '"[text](javascript:alert(1))"'),
  "a picture that is data": value("either", '"![text](data:text/html;base64,PHNjcmlwdD4=)"'),
  "a path out of the folder": value("either", '"../../../../etc/passwd"'),
  "a picture out of the folder": value("either", '"../images/../../../etc/passwd.png"'),
  "an absolute path": value("either", '"/etc/passwd"'),
  "a picture that is missing": value("either", '"../images/no-such-picture.jpg"'),
  "a folder as picture": value("either", '"../images/clients.png"'),
  "a page that is missing": value("either", '"/no-such-page"'),
  "a file of another computer": value("either", '"file:///etc/passwd"'),
  "bytes that are no text": {
    outcome: "fault in the line",
    spoil: (text, line) => {
      const bytes = Buffer.from(withLine(text, line, `${line.lead}${line.key}: ${quoteWithin(line.value, "\u0001")}${line.end}`));
      bytes[bytes.indexOf(1)] = 0xe9;
      return bytes;
    },
  },
  "line ends of Windows": whole("sound", (text) => text.replaceAll("\n", "\r\n")),
  "line ends of an old Macintosh": whole("fault in the file", (text) => text.replaceAll("\n", "\r")),
  "a byte-order mark": whole("either", (text) => `\uFEFF${text}`),
  "UTF-16": whole("fault in the file", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")),
  "cut in half": whole("either", (text) => text.slice(0, text.length / 2)),
  emptied: whole("fault in the file", () => ""),
  "only a comment": whole("fault in the file", () => "# nothing\n"),
  "only a text": whole("fault in the file", () => "text\n"),
  "only a list": whole("fault in the file", () => "[1, 2]\n"),
  "only null": whole("fault in the file", () => "null\n"),
  "a second document": whole("fault in the file", (text) => `${text}---\n${text}`),
  "a directive": whole("fault in the file", (text) => `%YAML 1.1\n---\n${text}`),
  "upside down": whole("fault in the file", (text) => text.split("\n").reverse().join("\n")),
  "another program's file": whole("fault in the file", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])),
  "a web page": whole("fault in the file", () => "<!doctype html>\n<html><body>404</body></html>\n"),
  "unmerged changes": whole("fault in the file", (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> branch\n`),
  "a megabyte too much": whole("fault in the file", (text) => `${text}# ${"x".repeat(1_000_000)}`),
  "nested beyond memory": whole("fault in the file", (text) => `${text}deep: ${"[".repeat(NESTING)}`),
  "a billion laughs": whole("fault in the file", (text) => `${text}l0: &l0 lol\n${LAUGHS.join("\n")}\n`),
  "a bracket in the middle": whole("either", (text) => atMiddle(text, "[")),
  "a brace in the middle": whole("either", (text) => atMiddle(text, "}")),
  "a quotation mark in the middle": whole("either", (text) => atMiddle(text, '"')),
  "noise in the middle": whole("fault in the file", (text) => atMiddle(text, "\u0000\u0001\n\t: - ? |")),
};

const textOf = ({ bytes }: DataFile) => new TextDecoder().decode(bytes);
const inBytes = (content: string | Uint8Array) => (typeof content === "string" ? new TextEncoder().encode(content) : content);

/** What no message to an editor may hold: the machine's own words. */
const MACHINE_WORDS = /undefined|\[object|NaN:|\n|TypeError|node_modules|\.ts:\d/;

/** @returns the faults that an editor could not find or understand */
const unreadableFaults = (faults: readonly DataFault[], files: readonly DataFile[]) =>
  faults.filter(({ file, line, column, message }) => {
    const content = files.find(({ relativePath }) => relativePath === file);
    const lastLine = content ? textOf(content).split("\n").length : 1;
    return message === "" || MACHINE_WORDS.test(message) || line < 1 || line > lastLine || column < 1;
  });

function outcomeOf(faults: readonly DataFault[], damaged: DataFile, line: KeyLine): Outcome[] {
  const own = faults.filter(({ file }) => file === damaged.relativePath);
  if (own.some((fault) => fault.line === line.index + 1)) return ["fault in the line", "fault in the file", "either"];
  if (own.length > 0) return ["fault in the file", "either"];
  // a sound file reaches the pages: what it holds is then of the schema's kind
  return faults.length === 0 && (checkFile(damaged)?.fields.length ?? 0) > 0 ? ["sound", "either"] : ["either"];
}

test("there are at least forty kinds of damage", () => {
  expect(Object.keys(DAMAGES).length).toBeGreaterThanOrEqual(40);
});

withValidData((FILES) => {
  /** One file of each kind: all have the same schema. One test a file, not one a damage: that many tests would take half as long again. */
  const ONE_OF_EACH_KIND = DATA_KINDS.flatMap((kind) => FILES.find((file) => checkFile(file)?.kind === kind) ?? []);

  test.each(ONE_OF_EACH_KIND.map((file, fileIndex) => ({ file, fileIndex, name: file.relativePath })))(
    "every damage to data/$name",
    (hurt) => {
      const { file, fileIndex } = hurt;
      const text = textOf(file);
      const lines = keyLines(file);
      const wrong = Object.entries(DAMAGES).flatMap(([name, damage], index) => {
        // every file is hurt at another place, so that all together are hurt in most
        const line = lines[(fileIndex * 13 + index * 7) % lines.length];
        if (!line) throw new Error(`${file.relativePath} has no line "key: text" that could be damaged`);
        const damaged = { ...file, bytes: inBytes(damage.spoil(text, line)) };
        const files = FILES.map((other) => (other === file ? damaged : other));

        const faults = checkData(files);

        const unreadable = unreadableFaults(faults, files);
        const outcomes = outcomeOf(faults, damaged, line);
        return unreadable.length === 0 && outcomes.includes(damage.outcome) ? [] : [{ name, line, outcomes, unreadable, faults }];
      });
      expect(wrong).toEqual([]);
    },
  );

  describe.each(ONE_OF_EACH_KIND.map((file) => ({ file, name: file.relativePath })))("the name of data/$name", ({ file }) => {
    const [folder, base, ending] = [
      file.relativePath.replace(/[^/]*$/, ""),
      file.relativePath.replace(/^.*\/|\.\w+$/g, ""),
      file.relativePath.replace(/^.*\./, ""),
    ];
    const NAMES: Readonly<Record<string, string>> = {
      "in capitals": `${folder}${base.toUpperCase()}-A.${ending}`,
      "with a space": `${folder}${base} copy.${ending}`,
      "with another ending": `${folder}${base}.yml`,
      "in a folder too deep": `${folder}more/${base}.${ending}`,
      "in no folder": `${base}-stray.${ending}`,
      "with a hidden ending": `${folder}${base}.${ending}.txt`,
    };

    test.each(Object.entries(NAMES))("%s", (_, relativePath) => {
      const files = FILES.map((other) => (other === file ? { ...file, relativePath } : other));
      const faults = checkData(files);
      expect(unreadableFaults(faults, files)).toEqual([]);
      expect(faults.map((fault) => fault.file)).toContain(relativePath);
    });

    test("deleted", () => {
      const files = FILES.filter((other) => other !== file);
      expect(unreadableFaults(checkData(files), files)).toEqual([]);
    });
  });
});
