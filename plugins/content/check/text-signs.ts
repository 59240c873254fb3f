import MarkdownIt from "markdown-it";
import type { Field } from "../walk-fields";

/** Escaped signs stay apart from texts, and `[name]: address` is no hidden definition. */
const reader = new MarkdownIt({ html: true }).disable(["text_join", "reference"]);

/** A link, or a sign that visitors would see. */
export interface TextPart {
  /** The link's address, or the text with the sign. */
  readonly written: string;
  /** Undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
}

type Token = ReturnType<typeof reader.parse>[number];

const refused = (written: string, why: string): TextPart => ({ written, problem: `${JSON.stringify(written)} ${why}` });

const NO_HTML = "is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list";
const NO_LINK = "looks like a link but is not one; write [text](/contact), with no space in between";
const NO_LINK_TEXT = "is a link without text, which nobody can see or press; write [text](address)";
const NO_PICTURE = "is a picture inside a text; pictures have their own fields";
const NO_LIST = 'does not begin an entry of a list; write "- ", with a space, after an empty line';
const NO_TABLE = "does not begin a table; write a second line of |-|-| below it, with as many parts";
const NO_HEADING = "does not begin a heading; write a space after #";
const NO_EMPHASIS =
  "has a star, a line or a ` that nothing closes, which would be shown; write **bold** without spaces inside, or delete the sign";

/**
 * A failed link, such as `[text](address` or `[text] (address`, whose opening bracket may be in the line above; a link
 * to a definition elsewhere, `[text][name]`, `[name]: address`; a footnote, `[^1]`.
 */
const LINK_ATTEMPT = /(?:\[[^\]]*)?\] ?\([^)\s]*\)?|\[[^\]]*\]\[[^\]]*\]|\[\^[^\]]*\]|^\[[^\]]+\]:/;
/** Signs of emphasis that are left over: beside a word, without a partner. */
const EMPHASIS_ATTEMPT = /\S*(?:\*\*|__|(?<!\S)[*_](?=\p{L})|(?<=\p{L})\*(?!\S)|`)\S*/u;
/** What was meant to be a list, a table or a heading, in a paragraph. Word processors write • or – before entries. */
const BLOCK_ATTEMPTS: readonly (readonly [form: RegExp, why: string])[] = [
  [/(?<=^[^\S\n]*)(?:[•‣◦▪●○·] ?|-(?=\p{L}))\S*|^[–—] ?\S*(?=[^\n]*\n[–—])/mu, NO_LIST],
  [/^\|.*\|$/m, NO_TABLE],
  [/^#{1,6}\p{L}\S*/mu, NO_HEADING],
];

/** @returns the first part of a text that matches one of the forms */
function firstAttempt(text: string, attempts: readonly (readonly [form: RegExp, why: string])[]): TextPart[] {
  for (const [form, why] of attempts) {
    const [written] = form.exec(text) ?? [];
    if (written !== undefined) return [refused(written, why)];
  }
  return [];
}

const IN_WORDS = [
  [LINK_ATTEMPT, NO_LINK],
  [EMPHASIS_ATTEMPT, NO_EMPHASIS],
] as const;

/** @param following the tokens behind it */
function inlinePart(token: Token, following: readonly Token[]): TextPart[] {
  const address = token.attrGet(token.type === "image" ? "src" : "href") ?? "";
  switch (token.type) {
    case "link_open":
      return [following[0]?.type === "link_close" ? refused(`](${address})`, NO_LINK_TEXT) : { written: address }];
    case "image":
      return [refused(address, NO_PICTURE)];
    case "html_inline":
      return [refused(token.content, NO_HTML)];
    case "text":
      return firstAttempt(token.content, IN_WORDS);
    default:
      return [];
  }
}

/** @returns the links of a Markdown text, and the signs that visitors would see */
const markdownParts = (source: string): TextPart[] =>
  reader.parse(source, {}).flatMap(({ type, content, children }): TextPart[] => {
    if (type === "html_block") return [refused(/<[^>]*>/.exec(content)?.[0] ?? content.trim(), NO_HTML)];
    if (type !== "inline") return [];
    const inWords = (children ?? []).flatMap((child, index, all) => inlinePart(child, all.slice(index + 1)));
    return [...firstAttempt(content, BLOCK_ATTEMPTS), ...inWords];
  });

const NO_MARKDOWN = "would be shown with its signs, because this text is not Markdown; write the words alone";
const NO_TAG = "is HTML, which would be shown literally; write the words alone";
const NO_ENTITY = "is a code for a character and would be shown literally; type the character itself";
const NO_PARAGRAPHS = "begins a line or a paragraph of its own, but this text is shown as one paragraph; join the lines";

/** Signs that visitors would see in a text that is not Markdown. */
const LITERAL_SIGNS: readonly (readonly [form: RegExp, why: string])[] = [
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-fA-F]+);/, NO_ENTITY],
  [/<\/?[a-z][^<>]*>|<!--/i, NO_TAG],
  [/!?\[[^\]]+\]\(\S*\)/, NO_MARKDOWN],
  [/(?<![\w*])(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1(?![\w*])|(?<![\w_])(_{1,3})[^\s_](?:[^_]*[^\s_])?\2(?![\w_])/, NO_MARKDOWN],
  [/`[^`]+`|^(?:#{1,6}|[-•]) \S+/, NO_MARKDOWN],
  [/(?<=\n[^\S\n]*\n)\S+|(?<=\n)[-*+•] \S+/, NO_PARAGRAPHS],
];

/** @returns the links of a text, and the signs that visitors would see */
export function partsOf({ value, meta: { role, reference } }: Field): TextPart[] {
  if (typeof value !== "string" || reference || (role && role !== "markdown")) return [];
  return role === "markdown" ? markdownParts(value) : firstAttempt(value, LITERAL_SIGNS);
}

/** A line that Markdown would start anew: after an empty one, or as an entry of a list or a row of a table. */
const OWN_LINE = /(?<=\n[^\S\n]*\n\s*)\S+|(?<=\n[^\S\n]*)(?:[-*+•]|\d+[.)]|\|) \S+/;

/**
 * @param written a text as YAML: after `>-`, in quotation marks or alone, YAML joins its lines; after `|` it keeps them
 * @returns the start of the first line that is joined with the one above, though it begins like one of its own
 */
export const joinedLine = (written: string): string | undefined =>
  written.startsWith("|") ? undefined : OWN_LINE.exec(written.trimEnd().replace(/^>\S*[^\S\n]*/, ""))?.[0];
