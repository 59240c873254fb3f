import MarkdownIt from "markdown-it";

/** `html: false` shows raw HTML as text; markdown-it refuses javascript:, vbscript:, file: and data: links by itself. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * @param source Markdown as an editor wrote it
 * @returns safe HTML
 */
export function renderMarkdown(source: string): string {
  return markdown.render(source).trim();
}
