/**
 * Visitors' browsers run Preact under React's names (preactjs.com/guide/v10/getting-started, "Aliasing React to Preact"): 9 KB in place of
 * react-dom's 40, and less work before a page answers (docs/performance.md, "Answering"). The server's HTML, `npm run develop` and the unit
 * tests are React's; what visitors run is tested in Chromium, Firefox and WebKit.
 *
 * Two habits of Preact's matter to what we write. It leaves the attributes of the server's HTML alone while it takes a page over, so the
 * first render must not depend on the browser; and its `useId` counts otherwise than React's.
 */
export const PREACT_FOR_REACT = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
};

/** The part of Gatsby's webpack configuration that says which chunks there are. */
interface ChunkConfig {
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: Record<string, unknown> } };
}

/**
 * Gatsby puts React into a chunk of its own, in which 400 bytes of others would be left.
 * @param config what Gatsby's `getConfig` gives, changed in place
 * @throws if it has no such chunk, as 5.16 has
 */
export function dropFrameworkChunk({ optimization }: ChunkConfig): void {
  const groups = optimization?.splitChunks?.cacheGroups;
  if (!groups?.framework) {
    throw new Error(
      "Gatsby's webpack configuration no longer has a chunk named framework: delete dropFrameworkChunk in src/bundles/preact-for-visitors.ts.",
    );
  }
  groups.framework = false;
}
