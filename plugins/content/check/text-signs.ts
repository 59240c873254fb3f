import MarkdownIt from "markdown-it";
import { wrongDestination } from "../link-text";
import type { Field } from "../walk-fields";
import { withoutEmptyBullets } from "./clean";
import { quoted } from "./schema-messages";

/** Reads as graphql/markdown.ts does, but keeps escaped characters as separate tokens. */
const reader = new MarkdownIt().disable(["text_join", "reference"]);
// Keeps addresses as written, because anchors can have letters of any script.
reader.normalizeLink = reader.normalizeLinkText;
type Token = ReturnType<typeof reader.parse>[number];

/** A link, or Markdown syntax that visitors would see. */
interface TextPart {
  /** The link's address, or the syntax with the word around it. */
  readonly written: string;
  /** Undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
  /** Whether builds continue. */
  readonly isWarning?: boolean;
}

const refused = (written: string, why: string): TextPart => ({ written, problem: `${quoted(written)} ${why}` });

/** A comment, or a tag that is pasted with a text. Excludes `<your name>`, `<address>` and `T1<T2 and T3>T4`, which are shown as meant. */
const HTML =
  /<(?:!--|\/?(?:a|b|br|div|em|font|h[1-6]|i|iframe|img|li|math|ol|p|script|span|strong|style|su[bp]|svg|table|td|template|th|tr|u|ul|video)(?=\s*\/?>|\s+[\w-]+=))[^>]*>?/i;
const NOT_UNDERSTOOD =
  "would be shown literally; write **bold** and [text](/contact) without spaces inside, or \\ before a character to be shown";

/** Text that looks like HTML or Markdown but was not parsed as such, and what is wrong with it. */
const LEFT_OVER: readonly (readonly [pattern: RegExp, why: string])[] = [
  [HTML, "is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list"],
  // [text] (address), [text](address without end, [text][name], a footnote [^1]
  [/(?:\[[^\]]*)?\] ?[([]\S*|\[\^\S*/, NOT_UNDERSTOOD],
  [/\*\*[^*]+\p{P}\*\*[\p{L}\p{N}]\S*/u, "would be shown literally; write a space after the second **"],
  [/\S*(?:(?<!\S)\*(?=\p{L})|\p{L}\*(?!\S))\S*/u, "has a star on one side only; write \\* for a star, or *words* for italics"],
  // Unclosed bold and code, or an underscore before a word.
  [/\S*(?:\*\*|__|`|(?<!\S)_(?=\p{L}))\S*/u, NOT_UNDERSTOOD],
];
/** The same for a line: a heading without its space, or a row of no table. */
const LEFT_OVER_LINE = /^(?:#{2,}\S|\||:?-+:? *\|).*/m;
const LINE_NOT_UNDERSTOOD =
  "would be shown literally; a heading needs a space after ##, and a table needs |---|---| below its first row, one --- for each column, and no empty lines";

/** An address or a mailbox, without the point after it. */
const NO_LINK = /https?:\/\/\S*[^\s.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** @returns a warning about an address in a text that is no link, which phones cannot tap */
function bareAddress(text: string): TextPart[] {
  const [written = ""] = NO_LINK.exec(text) ?? [];
  const address = written.includes("://") ? written : `mailto:${written}`;
  return written ? [{ ...refused(written, `is not a link yet; write [text](${address})`), isWarning: true }] : [];
}

/** @param text what visitors see of the link */
function linkPart(link: Token, text: string): TextPart {
  const address = link.attrGet("href") ?? "";
  const title = link.attrGet("title");
  if (text.trim() === "") return refused(`](${address}`, "is a link without text, which nobody can see or click; write [text](address)");
  if (title) return refused(title, "in a link is a tooltip, which keyboards and phones do not show; delete it and its quotation marks");
  return { written: address, problem: wrongDestination(address, text) };
}

function inlinePart(token: Token, preceding: readonly Token[], following: readonly Token[]): TextPart[] {
  const address = token.attrGet("src") ?? "";
  switch (token.type) {
    case "link_open": {
      const shown = following.slice(
        0,
        following.findIndex(({ type }) => type === "link_close"),
      );
      return [linkPart(token, shown.map(({ content }) => content).join(""))];
    }
    case "em_open": {
      const [start] = /[\p{L}\p{M}\p{N}]+$/u.exec(preceding.at(-1)?.content ?? "") ?? [];
      const word = `${start}*${following[0]?.content}`;
      return start ? [refused(word, "starts italics inside a word; write × in dimensions, or \\* for a star")] : [];
    }
    case "image":
      return [refused(address, "is a picture inside a text; pictures have their own fields")];
    case "text": {
      const found = LEFT_OVER.map(([pattern, why]) => ({ sign: pattern.exec(token.content)?.[0], why })).find(({ sign }) => sign);
      if (found?.sign) return [refused(found.sign, found.why)];
      const isInLink = preceding.findLast(({ type }) => type.startsWith("link_"))?.type === "link_open";
      return isInLink ? [] : bareAddress(token.content);
    }
    default:
      return [];
  }
}

/** Whether visitors see nothing, as of `&nbsp;`. Pictures, and links without text, have sentences of their own. */
const isBlank = ({ type, content, children }: Token): boolean =>
  type !== "link_open" && type !== "image" && (children ? children.every(isBlank) : !content.trim());

/** @returns the problem of the first row with texts beyond the table's columns, which Markdown drops, or of a text right below the table */
function tableProblem([, dashes = "", ...rows]: readonly string[]): TextPart | undefined {
  const columns = dashes.match(/-+/g)?.length;
  const cellsOf = (row: string) => row.replace(/^[\s>]*\|?/, "").split(/(?<!\\)\|/);
  const long = rows.find((row) => cellsOf(row).slice(columns).join("").trim() !== "");
  const text = rows.find((row) => !row.includes("|"));
  if (long) return refused(long.trim(), "has more cells than the first row of its table; add a column, or write \\| for a | inside a cell");
  return text ? refused(text.trim(), "would be a row of the table above it; leave an empty line before it") : undefined;
}

const refusedLine = (line: string) => refused(line.trim(), "is a line without text; write its text, or delete it");

/** @returns the links of a Markdown text, and the syntax that visitors would see */
function markdownParts(source: string): TextPart[] {
  const written = withoutEmptyBullets(source);
  const lines = written.split("\n");
  const tokens = reader.parse(written, {}).filter(({ type }) => type !== "hr");
  if (tokens.length === 0) return [refusedLine(source)];
  return tokens.flatMap((token, index): TextPart[] => {
    const { type, nesting, content, children, map } = token;
    const isCell = /^t[hd]_open$/.test(tokens[index - 1]?.type ?? "");
    // A heading or code without text; a quotation, or an entry of a list, with nothing in it. An empty cell is right.
    const isEmpty = nesting === 0 ? isBlank(token) && !isCell : nesting > 0 && tokens[index + 1]?.nesting === -1;
    if (isEmpty) return [refusedLine(lines[map?.[0] ?? 0] ?? "")];
    const inTable = type === "table_open" && map && tableProblem(lines.slice(...map));
    if (inTable) return [inTable];
    const [leftOverLine] = (children && !isCell && LEFT_OVER_LINE.exec(content)) || [];
    if (leftOverLine) return [refused(leftOverLine, LINE_NOT_UNDERSTOOD)];
    return (children ?? []).flatMap((child, place, all) => inlinePart(child, all.slice(0, place), all.slice(place + 1)));
  });
}

const PLAIN = ["text", "softbreak", "hardbreak"];

/** @returns the first Markdown syntax in a plain text, in which it would be shown literally */
function plainTextParts(source: string): TextPart[] {
  // A star inside a word is shown as meant: 600*800*300 mm.
  const withoutStars = source.replace(/(?<=[\p{L}\p{M}\p{N}])\*(?=[\p{L}\p{N}])/gu, "×");
  const sign = reader.parseInline(withoutStars, {})[0]?.children?.find(({ type }) => !PLAIN.includes(type));
  const [tag] = HTML.exec(source) ?? [];
  const written = tag ?? (sign && (sign.markup.replace("autolink", "<") || sign.content || "["));
  return written ? [refused(written, "would be shown literally, because this text is not Markdown; write plain words and characters")] : [];
}

/** @returns the links of a field, and the syntax that visitors would see */
export function partsOf({ value, meta: { role, reference } }: Field): TextPart[] {
  if (typeof value !== "string" || reference || (role && role !== "markdown")) return [];
  return role === "markdown" ? markdownParts(value) : plainTextParts(value);
}
