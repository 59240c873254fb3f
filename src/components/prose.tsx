/**
 * Text that an editor wrote in Markdown, rendered and made safe at build (src/nodes/markdown.ts).
 * @param html one or more fragments of that HTML
 */
export function Prose({ html, className = "prose" }: { html: string | readonly string[]; className?: string }) {
  const markup = typeof html === "string" ? html : html.join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the build's own Markdown renderer, which escapes raw HTML
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
