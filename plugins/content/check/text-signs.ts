import MarkdownIt from "markdown-it";
import type { Field } from "../walk-fields";
import { withoutEmptyBullets } from "./clean";

/** Keeps escaped characters as separate tokens. `[name]: address` is text, not a hidden link definition. */
const reader = new MarkdownIt({ html: true }).disable(["text_join", "reference"]);
// Keeps addresses as written, because anchors can have letters of any script.
reader.normalizeLink = reader.normalizeLinkText;
type Token = ReturnType<typeof reader.parse>[number];

/** A link, or Markdown syntax that visitors would see. */
interface TextPart {
  /** The link's address, or the syntax with the word around it. */
  readonly written: string;
  /** Undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
}

const refused = (written: string, why: string): TextPart => ({ written, problem: `${JSON.stringify(written)} ${why}` });
const refusedHtml = (tag: string) =>
  refused(tag, "is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list");

/** Text that looks like Markdown but was not parsed as such. */
const LEFT_OVER = [
  // [text] (address), [text](address without end, [text][name], a footnote [^1]
  /(?:\[[^\]]*)?\] ?[([]\S*|\[\^\S*/,
  // Unclosed bold and code, or a star or an underscore at one end of a word.
  /\S*(?:\*\*|__|`|(?<!\S)[*_](?=\p{L})|\p{L}\*(?!\S))\S*/u,
  // Italics inside a word, as /admin's rich text editor writes them: Unin_stall_ed. Excludes addresses.
  /(?<!\S)(?!\S*(?:@|:\/\/))\S*\p{Ll}_\p{Ll}(?:\S*\p{Ll})?_\p{Ll}\S*/u,
];
/** The line of dashes of a table. */
const TABLE_LINE = /\|\s*:?-{3,}|-{3,}:?\s*\|/;
const NOT_UNDERSTOOD =
  "would be shown literally; write **bold** and [text](/contact) without spaces inside, or \\ before a character to be shown";

const TELEPHONE = /\+\d[\d -]{8,}\d/;
const E_MAIL = /[\w.-]+@[\w.-]+\w/;

/** @param text what visitors see of the link */
function linkPart(link: Token, text: string): TextPart {
  const address = link.attrGet("href") ?? "";
  const title = link.attrGet("title");
  const number = TELEPHONE.exec(text)?.[0].replace(/[^\d+]/g, "");
  const [mailbox] = E_MAIL.exec(text) ?? [];
  if (text.trim() === "") return refused(`](${address}`, "is a link without text, which nobody can see or click; write [text](address)");
  if (title) return refused(title, "in a link is a tooltip, which keyboards and phones do not show; delete it and its quotation marks");
  if (number && !address.replace(/\D/g, "").includes(number.slice(1)))
    return refused(address, `is not the number that the link shows; write tel:${number}`);
  if (mailbox && !address.toLowerCase().includes(mailbox.toLowerCase()))
    return refused(address, `is not the e-mail address that the link shows; write mailto:${mailbox}`);
  return { written: address };
}

function inlinePart(token: Token, before: Token | undefined, following: readonly Token[]): TextPart[] {
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
      const [start] = /[\p{L}\p{M}\p{N}]+$/u.exec(before?.content ?? "") ?? [];
      const word = `${start}*${following[0]?.content}`;
      return start ? [refused(word, "starts italics inside a word; write × in dimensions, or \\* for a star")] : [];
    }
    case "image":
      return [refused(address, "is a picture inside a text; pictures have their own fields")];
    case "html_inline":
      return [refusedHtml(token.content)];
    case "text": {
      if (TABLE_LINE.test(token.content))
        return [refused(token.content, "is part of no table; the line of dashes needs as many columns as the line above it")];
      const sign = LEFT_OVER.map((pattern) => pattern.exec(token.content)?.[0]).find(Boolean);
      return sign ? [refused(sign, NOT_UNDERSTOOD)] : [];
    }
    default:
      return [];
  }
}

/** Whether visitors see nothing, as of `&nbsp;`. Pictures, and links without text, have sentences of their own. */
const isBlank = ({ type, content, children }: Token): boolean =>
  type !== "link_open" && type !== "image" && (children ? children.every(isBlank) : !content.trim());

const refusedLine = (line: string) => refused(line.trim(), "is a line without text; write its text, or delete it");

/** @returns the links of a Markdown text, and the syntax that visitors would see */
function markdownParts(source: string): TextPart[] {
  const written = withoutEmptyBullets(source);
  const tokens = reader.parse(written, {}).filter(({ type }) => type !== "hr");
  if (tokens.length === 0) return [refusedLine(source)];
  return tokens.flatMap((token, index): TextPart[] => {
    const { type, nesting, content, children, map } = token;
    if (type === "html_block") return [refusedHtml(content.trim())];
    const isCell = /^t[hd]_open$/.test(tokens[index - 1]?.type ?? "");
    // A heading or code without text; a quotation, or an entry of a list, with nothing in it. An empty cell is right.
    const isEmpty = nesting === 0 ? isBlank(token) && !isCell : nesting > 0 && tokens[index + 1]?.nesting === -1;
    if (isEmpty) return [refusedLine(written.split("\n")[map?.[0] ?? 0] ?? "")];
    return (children ?? []).flatMap((child, place, line) => inlinePart(child, line[place - 1], line.slice(place + 1)));
  });
}

const PLAIN = ["text", "softbreak", "hardbreak"];

/** @returns the first Markdown syntax in a plain text, in which it would be shown literally */
function plainTextParts(source: string): TextPart[] {
  // A star inside a word is shown as meant: 600*800*300 mm.
  const withoutStars = source.replace(/(?<=[\p{L}\p{M}\p{N}])\*(?=[\p{L}\p{N}])/gu, "×");
  const sign = reader.parseInline(withoutStars, {})[0]?.children?.find(({ type }) => !PLAIN.includes(type));
  if (!sign) return [];
  const written = sign.markup || sign.content || "[";
  return [refused(written, "would be shown literally, because this text is not Markdown; write plain words and characters")];
}

/** @returns the links of a field, and the syntax that visitors would see */
export function partsOf({ value, meta: { role, reference } }: Field): TextPart[] {
  if (typeof value !== "string" || reference || (role && role !== "markdown")) return [];
  return role === "markdown" ? markdownParts(value) : plainTextParts(value);
}
