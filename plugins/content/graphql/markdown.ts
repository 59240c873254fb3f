import MarkdownIt from "markdown-it";
import { withoutEmptyBullets } from "../check/clean";

/**
 * `html: false` shows HTML as text. markdown-it itself refuses javascript:, vbscript:, file: and data: links.
 * `breaks` keeps every line break of a text, as /admin does.
 * `reference` is off, because it would read a line such as "[Note]: ask us" as a link definition and hide it.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true }).disable("reference");
const { utils } = markdown;
const { rules } = markdown.renderer;
type Token = ReturnType<typeof markdown.parse>[number];

/** Adds an attribute to all tags of a rule for which `value` returns one. */
function addAttribute(rule: string, name: string, value: (token: Token) => string | undefined): void {
  const before = rules[rule];
  rules[rule] = (tokens, index, options, environment, renderer) => {
    const token = tokens[index];
    const written = token && value(token);
    if (token && written) token.attrSet(name, written);
    return before ? before(tokens, index, options, environment, renderer) : renderer.renderToken(tokens, index, options);
  };
}

const isExternal = (href: string | null) => /^[a-z]+:\/\//i.test(href ?? "");
addAttribute("link_open", "rel", (token) => (isExternal(token.attrGet("href")) ? "noopener" : undefined));

// The classes that the site styles.
addAttribute("bullet_list_open", "class", () => "ticks");
// WebKit drops the role of lists without markers.
addAttribute("bullet_list_open", "role", () => "list");
addAttribute("ordered_list_open", "class", () => "steps");
addAttribute("blockquote_open", "class", () => "quote");
addAttribute("hr", "class", () => "prose-line");
addAttribute("th_open", "scope", () => "col");

/** One level below the section's heading, however many # a heading is written with. */
const HEADING_TAG = "h3";
markdown.core.ruler.push("headings", ({ tokens }) => {
  for (const token of tokens) if (/^heading_/.test(token.type)) token.tag = HEADING_TAG;
});

/** @returns the texts of a table's header cells, with commas between them */
function headings(tokens: readonly Token[], tableIndex: number): string {
  const end = tokens.findIndex(({ type }, index) => index > tableIndex && type === "thead_close");
  return tokens
    .slice(tableIndex, end)
    .filter(({ type }) => type === "inline")
    .map(({ children }) => (children ?? []).map(({ content }) => content).join(""))
    .join(", ");
}

/** Wide tables scroll in a labelled, focusable group (WCAG 2.1.1). A region would be a landmark, and need a unique name. */
rules.table_open = (tokens, index) =>
  `<div class="prose-table" role="group" tabindex="0" aria-label="${utils.escapeHtml(`Table: ${headings(tokens, index)}`)}">\n<table>\n`;
rules.table_close = () => "</table>\n</div>\n";

/** @returns safe HTML. External links have rel=noopener, so the page they open cannot access this window */
export function renderMarkdown(source: string): string {
  return markdown.render(withoutEmptyBullets(source)).trim();
}
