import MarkdownIt from "markdown-it";

/** Reads what an editor probably meant: HTML too, so that it can be refused. */
const reader = new MarkdownIt({ html: true });

/** A part of a text that must be checked. */
export interface MarkdownPart {
  readonly kind: "link" | "picture" | "html" | "failed-link" | "plain-text";
  /** As written: an address, or the part of the text. */
  readonly written: string;
}

/** `[text](address` or `[text] (address`, which an editor meant as a link but which is not one; its text may begin in the line above. */
const LINK_ATTEMPT = /(?:\[[^\]]*)?\] ?\([^)\s]*\)?/g;

const FIRST_TAG = /<[^>]*>/;

/** @returns the links of a Markdown text, and what these pages do not do: pictures and HTML inside texts, and failed attempts at links */
export function markdownParts(source: string): MarkdownPart[] {
  const tokens = reader.parse(source, {}).flatMap((token) => (token.children ? token.children : [token]));
  return tokens.flatMap((token): MarkdownPart[] => {
    switch (token.type) {
      case "link_open":
        return [{ kind: "link", written: token.attrGet("href") ?? "" }];
      case "image":
        return [{ kind: "picture", written: token.attrGet("src") ?? "" }];
      case "html_inline":
      case "html_block":
        return [{ kind: "html", written: FIRST_TAG.exec(token.content)?.[0] ?? token.content.trim() }];
      case "text":
        return (token.content.match(LINK_ATTEMPT) ?? []).map((written) => ({ kind: "failed-link", written }));
      default:
        return [];
    }
  });
}

const EMPHASIS_OR_LINK = /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\(\S*\)/;

/** @returns the first part that an editor wrote as Markdown in a text that is none, where visitors would see the stars and brackets */
export function markdownInPlainText(text: string): MarkdownPart[] {
  const [written] = EMPHASIS_OR_LINK.exec(text) ?? [];
  return written === undefined ? [] : [{ kind: "plain-text", written }];
}
