import MarkdownIt from "markdown-it";

/**
 * Parses everything that editors may write, so that what the design lacks can be refused. Escaped signs stay apart
 * from texts, and `[name]: address` is no hidden definition.
 */
const reader = new MarkdownIt({ html: true }).disable(["text_join", "reference"]);

/** A link, or a part that the site does not support. */
export interface MarkdownPart {
  /** The link's address, or the unsupported part of the text. */
  readonly written: string;
  /** Why the part is not supported; undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
}

type Token = ReturnType<typeof reader.parse>[number];

const refused = (written: string, why: string): MarkdownPart => ({ written, problem: `${JSON.stringify(written)} ${why}` });

const NO_HTML = "is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list";
const NO_LINK =
  "looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:";
const NO_LINK_TEXT = "is a link without text, which nobody can see or press; write [text](address)";
const NO_LIST = 'does not begin an entry of a list; write "- ", with a space, after an empty line';
const NO_TABLE = "does not begin a table; write a second line of |-|-| below it, with as many parts";
const NO_EMPHASIS =
  "has a star, a line or a ` that nothing closes, which would be shown; write **bold** without spaces inside, or delete the sign";
const HEADING = 'would become a heading; headings have fields of their own ("heading" or "title"), or make a line **bold**';
const RULE = "draws a line, or makes a heading of the text above it; delete it";
const CODE = "would be shown as program code; delete the signs ` or ~";
const INDENTED = "is indented by four spaces or more, which makes it program code; delete the spaces";
const QUOTATION = 'begins a quotation, which the pages have no form for; delete the sign ">"';
const STRUCK = "would be struck out; delete the text, or the signs ~~";
const LIST_START = "begins a numbered list with this number; write the number as a word, or a backslash before its full stop";

/** Block tokens of Markdown that the design has no form for. */
const REFUSED_BLOCKS: Readonly<Record<string, string>> = {
  heading_open: HEADING,
  hr: RULE,
  code_block: INDENTED,
  fence: CODE,
  blockquote_open: QUOTATION,
};

/**
 * A failed link, such as `[text](address` or `[text] (address`, whose opening bracket may be in the line above; a link
 * to a definition elsewhere, `[text][name]`, `[name]: address`; a footnote, `[^1]`.
 */
const LINK_ATTEMPT = /(?:\[[^\]]*)?\] ?\([^)\s]*\)?|\[[^\]]*\]\[[^\]]*\]|\[\^[^\]]*\]|^\[[^\]]+\]:/g;
/** The first line of a table without the line of dashes below it. */
const TABLE_ATTEMPT = /^\|.*\|$/m;
const HEADING_ATTEMPT = /^#{1,6}\p{L}\S*/mu;
/** A line that begins like an entry of a list in a word processor, or that lacks the space after its sign. */
const LIST_ATTEMPT = /(?<=^[^\S\n]*)(?:[•‣◦▪●○·] ?|-(?=\p{L}))\S*/mu;
/** Two such lines. A single one may be a sentence that goes on with a dash. */
const DASHED_LINES = /^[–—] ?\S*(?=[^\n]*\n[–—])/m;
/** Signs of emphasis that are left over: beside a word, without a partner. */
const EMPHASIS_ATTEMPT = /\S*(?:\*\*|__|(?<!\S)[*_](?=\p{L})|(?<=\p{L})\*(?!\S)|`)\S*/u;
const FIRST_TAG = /<[^>]*>/;

/** @returns unsupported parts of a piece of text between other signs */
function textParts(content: string): MarkdownPart[] {
  const links = content.match(LINK_ATTEMPT) ?? [];
  if (links.length > 0) return links.map((written) => refused(written, NO_LINK));
  const [emphasis] = EMPHASIS_ATTEMPT.exec(content) ?? [];
  return emphasis === undefined ? [] : [refused(emphasis, NO_EMPHASIS)];
}

/** @param following the tokens behind it */
function inlinePart(token: Token, following: readonly Token[]): MarkdownPart[] {
  switch (token.type) {
    case "link_open": {
      const written = token.attrGet("href") ?? "";
      const linkText = following
        .slice(
          0,
          following.findIndex(({ type }) => type === "link_close"),
        )
        .map(({ content }) => content);
      return [linkText.join("").trim() === "" ? refused(`](${written})`, NO_LINK_TEXT) : { written }];
    }
    case "image": {
      const written = token.attrGet("src") ?? "";
      return [{ written, problem: `the picture ${JSON.stringify(written)} cannot be placed inside text; pictures have their own fields` }];
    }
    case "html_inline":
      return [refused(token.content, NO_HTML)];
    case "code_inline":
      return [refused(`${token.markup}${token.content}${token.markup}`, CODE)];
    case "s_open":
      return [refused(`~~${following[0]?.content ?? ""}`, STRUCK)];
    case "text":
      return textParts(token.content);
    default:
      return [];
  }
}

/** @returns the parts of a paragraph, a cell or an entry of a list */
function inlineParts({ content, children }: Token): MarkdownPart[] {
  const attempts = [
    [LIST_ATTEMPT.exec(content) ?? DASHED_LINES.exec(content), NO_LIST],
    [TABLE_ATTEMPT.exec(content), NO_TABLE],
    [HEADING_ATTEMPT.exec(content), HEADING],
  ] as const;
  const failed = attempts.flatMap(([attempt, why]) => (attempt ? [refused(attempt[0], why)] : []));
  const parts = (children ?? []).flatMap((child, index, all) => inlinePart(child, all.slice(index + 1)));
  return [...failed, ...parts];
}

/** @returns the links of a Markdown text, and its unsupported parts: everything but paragraphs, emphasis, links, lists and tables */
export function markdownParts(source: string): MarkdownPart[] {
  const lines = source.split("\n");
  return reader.parse(source, {}).flatMap((token): MarkdownPart[] => {
    const { type, map } = token;
    if (type === "inline") return inlineParts(token);
    const isSetext = type === "heading_open" && !token.markup.startsWith("#");
    const line = lines[(isSetext ? (map?.[1] ?? 1) - 1 : map?.[0]) ?? 0]?.trim() ?? "";
    if (type === "html_block") return [refused(FIRST_TAG.exec(token.content)?.[0] ?? token.content.trim(), NO_HTML)];
    if (type === "ordered_list_open" && token.attrGet("start")) return [refused(line, LIST_START)];
    const why = isSetext ? RULE : REFUSED_BLOCKS[type];
    return why ? [refused(line, why)] : [];
  });
}

const NO_MARKDOWN = "would be shown with its signs, because this text is not Markdown; write the words alone";
const NO_TAG = "is HTML, which would be shown literally; write the words alone";
const NO_ENTITY = "is a code for a character and would be shown literally; type the character itself";
const NO_PARAGRAPHS = "begins a line or a paragraph of its own, but this text is shown as one paragraph; join the lines";

/** Signs that visitors would see in a text that is not Markdown. */
const LITERAL_SIGNS: readonly (readonly [form: RegExp, why: string])[] = [
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-fA-F]+);/, NO_ENTITY],
  [/<\/?[a-z][^<>]*>|<!--/i, NO_TAG],
  [/!?\[[^\]]+\]\(\S*\)/, NO_MARKDOWN],
  [/(?<![\w*])(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1(?![\w*])/, NO_MARKDOWN],
  [/(?<![\w_])(_{1,3})[^\s_](?:[^_]*[^\s_])?\1(?![\w_])/, NO_MARKDOWN],
  [/`[^`]+`|~~[^~]+~~/, NO_MARKDOWN],
  [/^(?:#{1,6}|[-•]) \S+/, NO_MARKDOWN],
  [/(?<=\n[^\S\n]*\n)\S+|(?<=\n)[-*+•] \S+/, NO_PARAGRAPHS],
];

/** @returns the first sign in a plain text that visitors would see: of Markdown, HTML or a paragraph */
export function markdownInPlainText(text: string): MarkdownPart[] {
  for (const [form, why] of LITERAL_SIGNS) {
    const [written] = form.exec(text) ?? [];
    if (written !== undefined) return [refused(written, why)];
  }
  return [];
}

/** A line that Markdown would start anew: after an empty one, or as an entry of a list or a row of a table. */
const OWN_LINE = /(?<=\n[^\S\n]*\n\s*)\S+|(?<=\n[^\S\n]*)(?:[-*+•]|\d+[.)]|\|) \S+/;

/**
 * @param written a text as YAML: after `>-`, in quotation marks or alone, YAML joins its lines; after `|` it keeps them
 * @returns the start of the first line that would be joined with the one above, though it should not
 */
export const joinedLine = (written: string): string | undefined =>
  written.startsWith("|") ? undefined : OWN_LINE.exec(written.trimEnd().replace(/^>\S*[^\S\n]*/, ""))?.[0];

/** @returns the remedy for joined lines: the sign that keeps them, or one paragraph where the page shows only one */
export const joinedLineProblem = (line: string, isMarkdown: boolean): string =>
  isMarkdown
    ? `the line ${JSON.stringify(`${line} …`)} would be joined with the one above; write |- after the field's colon or dash, and the text on the lines below`
    : `${JSON.stringify(line)} ${NO_PARAGRAPHS}`;
