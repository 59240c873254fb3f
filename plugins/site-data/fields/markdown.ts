import MarkdownIt from "markdown-it";

/** `html: false` shows raw HTML as text; markdown-it refuses javascript:, vbscript:, file: and data: links by itself. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
const { utils } = markdown;
const { rules } = markdown.renderer;
type Token = ReturnType<typeof markdown.parse>[number];

/** Writes one more attribute into every tag of a kind; `value` may leave a tag as it is. */
function addAttribute(rule: string, name: string, value: (token: Token) => string | undefined): void {
  const before = rules[rule];
  rules[rule] = (tokens, index, options, environment, renderer) => {
    const token = tokens[index];
    const written = token && value(token);
    if (token && written) token.attrSet(name, written);
    return before ? before(tokens, index, options, environment, renderer) : renderer.renderToken(tokens, index, options);
  };
}

/** A page opened by an outside link gets no access to the window it came from. */
const isOutside = (href: string | null) => /^[a-z]+:\/\//i.test(href ?? "");
addAttribute("link_open", "rel", (token) => (isOutside(token.attrGet("href")) ? "noopener" : undefined));

// base.css styles these
addAttribute("bullet_list_open", "class", () => "ticks");
// as src/components/list.tsx
addAttribute("bullet_list_open", "role", () => "list");
addAttribute("ordered_list_open", "class", () => "steps");
addAttribute("th_open", "scope", () => "col");

/** The words of a table's head, in reading order. */
function headings(tokens: readonly Token[], tableIndex: number): string {
  const end = tokens.findIndex(({ type }, index) => index > tableIndex && type === "thead_close");
  return tokens
    .slice(tableIndex, end)
    .filter(({ type }) => type === "inline")
    .map(({ children }) => (children ?? []).map(({ content }) => content).join(""))
    .join(", ");
}

/** A table wider than a phone scrolls inside a region that has a name and takes the keyboard's focus (WCAG 2.1.1). */
rules.table_open = (tokens, index) =>
  `<div class="table" role="region" tabindex="0" aria-label="${utils.escapeHtml(`Table: ${headings(tokens, index)}`)}">\n<table>\n`;
rules.table_close = () => "</table>\n</div>\n";

/**
 * @returns safe HTML: lists and tables carry the classes that base.css styles, outside links pass on nothing about the page they left
 */
export function renderMarkdown(source: string): string {
  return markdown.render(source).trim();
}
