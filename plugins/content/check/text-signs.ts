import MarkdownIt from "markdown-it";
import type { Field } from "../walk-fields";

/** Escaped signs stay apart from texts, and `[name]: address` is no hidden definition. */
const reader = new MarkdownIt({ html: true }).disable(["text_join", "reference"]);
// Addresses stay as they are written: anchors can have letters of any script.
reader.normalizeLink = reader.normalizeLinkText;
type Token = ReturnType<typeof reader.parse>[number];

/** A link, or a sign that visitors would see. */
interface TextPart {
  /** The link's address, or the text with the sign. */
  readonly written: string;
  /** Undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
}

type Slips = readonly (readonly [form: RegExp, why: string])[];

/** Between two signs of Markdown. */
const IN_COPY: Slips = [
  // [text](address without end, [text] (address), [text][name], [name]: address, a footnote [^1]
  [
    /(?:\[[^\]]*)?\] ?\([^)\s]*\)?|\[[^\]]*\]\[[^\]]*\]|\[\^[^\]]*\]|^\[[^\]]+\]:/,
    "looks like a link but is not one; write [text](/contact), with no space in between",
  ],
  [
    /\S*(?:\*\*|__|(?<!\S)[*_](?=\p{L})|(?<=\p{L})\*(?!\S)|`)\S*/u,
    "has a star, a line or a ` that nothing closes, which would be shown; write **bold** without spaces inside, or delete the sign",
  ],
  // The rich text of /admin writes this for italics inside a word. Markdown has no such italics.
  [/\S*\p{L}_\p{L}[^_]*_\S*/u, "has _ inside a word, which would be shown; make whole words italic, or write \\_ where the sign is meant"],
];
/** What was meant to be a list, a table or a heading. Word processors write • or – before entries. */
const IN_PARAGRAPHS: Slips = [
  [
    /(?<=^[^\S\n]*)(?:[•‣◦▪●○·] ?|-(?=\p{L}))\S*|^[–—] ?\S*(?=[^\n]*\n[–—])/mu,
    'does not begin an entry of a list; write "- ", with a space, after an empty line',
  ],
  [/^\|.*\|$/m, "does not begin a table; write a second line of |-|-| below it, with as many parts"],
  [/^#{1,6}\p{L}\S*/mu, "does not begin a heading; write a space after #"],
];
const NO_HTML = "is HTML, which would be shown literally";
const NO_MARKDOWN = "would be shown with its signs, because this text is not Markdown; write the words alone";
const IN_PLAIN_TEXT: Slips = [
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-fA-F]+);/, "is a code for a character and would be shown literally; type the character itself"],
  [/<\/?[a-z][^<>]*>|<!--/i, `${NO_HTML}; write the words alone`],
  [/!?\[[^\]]+\]\(\S*\)|`[^`]+`|^(?:#{1,6}|[-•]) \S+/, NO_MARKDOWN],
  [/(?<![\w*])(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1(?![\w*])|(?<![\w_])(_{1,3})[^\s_](?:[^_]*[^\s_])?\2(?![\w_])/, NO_MARKDOWN],
  [
    /(?<=\n[^\S\n]*\n)\S+|(?<=\n)[-*+•] \S+/,
    "begins a line or a paragraph of its own, but this text is shown as one paragraph; join the lines",
  ],
];

const refused = (written: string, why: string): TextPart => ({ written, problem: `${JSON.stringify(written)} ${why}` });

/** @returns the first slip in a text */
function firstSlip(text: string, slips: Slips): TextPart[] {
  const found = slips.flatMap(
    ([form, why]) =>
      form
        .exec(text)
        ?.slice(0, 1)
        .map((written) => refused(written, why)) ?? [],
  );
  return found.slice(0, 1);
}

/** @param following the tokens behind it */
function inlinePart(token: Token, following: readonly Token[]): TextPart[] {
  const address = token.attrGet(token.type === "image" ? "src" : "href") ?? "";
  switch (token.type) {
    case "link_open":
      if (following[0]?.type !== "link_close") return [{ written: address }];
      return [refused(`](${address})`, "is a link without text, which nobody can see or press; write [text](address)")];
    case "image":
      return [refused(address, "is a picture inside a text; pictures have their own fields")];
    case "html_inline":
      return [refused(token.content, `${NO_HTML}; use Markdown: **bold**, [text](/contact), - list`)];
    case "text":
      return firstSlip(token.content, IN_COPY);
    default:
      return [];
  }
}

/** @returns the links of a Markdown text, and the signs that visitors would see */
const markdownParts = (source: string): TextPart[] =>
  reader.parse(source, {}).flatMap(({ type, content, children }): TextPart[] => {
    if (type === "html_block") return [refused(/<[^>]*>/.exec(content)?.[0] ?? content.trim(), `${NO_HTML}; use Markdown`)];
    if (type !== "inline") return [];
    const inWords = (children ?? []).flatMap((child, index, all) => inlinePart(child, all.slice(index + 1)));
    return [...firstSlip(content, IN_PARAGRAPHS), ...inWords];
  });

/** @returns the links of a text, and the signs that visitors would see */
export function partsOf({ value, meta: { role, reference } }: Field): TextPart[] {
  if (typeof value !== "string" || reference || (role && role !== "markdown")) return [];
  return role === "markdown" ? markdownParts(value) : firstSlip(value, IN_PLAIN_TEXT);
}
