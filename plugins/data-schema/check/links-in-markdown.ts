import MarkdownIt from "markdown-it";

/** Parses HTML, too, so that it can be refused. */
const reader = new MarkdownIt({ html: true });

/** A link, or a part that the site does not support. */
export interface MarkdownPart {
  /** The link's address, or the unsupported part of the text. */
  readonly written: string;
  /** Why the part is not supported; undefined for links, whose addresses are checked elsewhere. */
  readonly problem?: string;
}

const refused = (written: string, why: string): MarkdownPart => ({ written, problem: `${JSON.stringify(written)} ${why}` });

const NO_HTML = "is HTML, which would be shown literally; use Markdown: **bold**, [text](/contact), - list";
const NO_LINK =
  "looks like a link but is not one; write [text](/contact), with no space in between, and lead to a page, https://, mailto: or tel:";
const NO_MARKDOWN = "would be shown with its signs, because this text is not Markdown; write the words alone";

/** A failed link, such as `[text](address` or `[text] (address`. The opening bracket may be in the line above. */
const LINK_ATTEMPT = /(?:\[[^\]]*)?\] ?\([^)\s]*\)?/g;

const FIRST_TAG = /<[^>]*>/;

/** @returns the links of a Markdown text, and its unsupported parts: pictures, HTML and failed links */
export function markdownParts(source: string): MarkdownPart[] {
  const tokens = reader.parse(source, {}).flatMap((token) => (token.children ? token.children : [token]));
  return tokens.flatMap((token): MarkdownPart[] => {
    switch (token.type) {
      case "link_open":
        return [{ written: token.attrGet("href") ?? "" }];
      case "image": {
        const written = token.attrGet("src") ?? "";
        return [
          { written, problem: `the picture ${JSON.stringify(written)} cannot be placed inside text; pictures have their own fields` },
        ];
      }
      case "html_inline":
      case "html_block":
        return [refused(FIRST_TAG.exec(token.content)?.[0] ?? token.content.trim(), NO_HTML)];
      case "text":
        return (token.content.match(LINK_ATTEMPT) ?? []).map((written) => refused(written, NO_LINK));
      default:
        return [];
    }
  });
}

const EMPHASIS_OR_LINK = /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\(\S*\)/;

/** @returns the first bold text or link in a plain text, where visitors would see the stars and brackets */
export function markdownInPlainText(text: string): MarkdownPart[] {
  const [written] = EMPHASIS_OR_LINK.exec(text) ?? [];
  return written === undefined ? [] : [refused(written, NO_MARKDOWN)];
}
