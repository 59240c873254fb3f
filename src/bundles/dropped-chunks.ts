/**
 * Chunks that Gatsby makes and this site does without. `styles` holds the styles of all pages, which Gatsby writes into every page: a page
 * with the styles of what it shows alone weighs 4 to 5 KB less of 18 to 22 (brotli), and those of other templates are fetched
 * ahead with their scripts. `framework` is React's, in which 400 bytes would be left (preact-for-visitors.ts).
 */
const DROPPED = ["styles", "framework"];

/**
 * @param groups what Gatsby's webpack configuration makes chunks of, changed in place
 * @throws if it has no such chunks, as 5.16 has
 */
export function dropChunks(groups: Record<string, unknown>): void {
  for (const name of DROPPED) {
    if (!groups[name])
      throw new Error(`Gatsby's webpack configuration no longer has a chunk named ${name}: adapt src/bundles/dropped-chunks.ts.`);
    groups[name] = false;
  }
}
