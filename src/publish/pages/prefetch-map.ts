import { applyEdits, elementsNamed } from "./html-elements";

/** The scripts and style sheets of every template, by the template's chunk name: what public/webpack.stats.json says. */
export type FilesByChunk = Readonly<Record<string, readonly string[]>>;

/**
 * Gatsby 5.16.1 writes `window.___chunkMapping` as a string that holds JSON, finds no template in it and so never prefetches
 * a page's script. Here it becomes the object that Gatsby's loader expects, with the chunks that templates share and their styles.
 * @param html a page as Gatsby rendered it
 * @param loaded what this page loads itself or holds; it needs no prefetching
 */
export function writePrefetchMap(html: string, byChunk: FilesByChunk, loaded: readonly string[]): string {
  const templates = Object.entries(byChunk).filter(([chunk]) => chunk.startsWith("component---"));
  const mapping = Object.fromEntries(templates.map(([chunk, files]) => [chunk, files.filter((file) => !loaded.includes(file))]));
  return applyEdits(
    html,
    elementsNamed(html, "script")
      .filter(({ attributes }) => attributes.get("id") === "gatsby-chunk-mapping")
      .map(({ textStart, textEnd }) => ({
        start: textStart,
        end: textEnd,
        replacement: `window.___chunkMapping=${JSON.stringify(mapping)}`,
      })),
  );
}
