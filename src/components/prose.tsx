/** @param html safe HTML from an editor's Markdown (plugins/content/graphql/markdown.ts) */
export function Prose({ html, className = "prose" }: { html: string | readonly string[]; className?: string }) {
  const markup = typeof html === "string" ? html : html.join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our Markdown renderer escapes raw HTML
  return <div data-part="prose" className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
