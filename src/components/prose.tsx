/** Text that an editor wrote in Markdown, in one or more pieces of HTML that the build made safe (plugins/site-data/fields/markdown.ts). */
export function Prose({ html, className = "prose" }: { html: string | readonly string[]; className?: string }) {
  const markup = typeof html === "string" ? html : html.join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the build's own Markdown renderer, which escapes raw HTML
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
