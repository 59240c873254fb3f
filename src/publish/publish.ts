import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PublishOptions } from "../settings/publish-options";
import { adminHeaderRules } from "./host/admin-headers";
import { headerRules, headersFile } from "./host/headers-file";
import { redirectsFile } from "./host/redirects-file";
import { type BuiltPage, NOT_FOUND_PAGE, pageDataAddress, publishedFile, renderedFile } from "./pages/built-page";
import { type ContentPolicy, contentPolicy, withPolicyInside } from "./pages/content-policy";
import { loadScriptsLate } from "./pages/late-scripts";
import { type FilesByChunk, writePrefetchMap } from "./pages/prefetch-map";
import { keepRenderedHtml } from "./rendered-html";
import { setUnaskedAside } from "./unasked-files";

/** What Gatsby leaves in the folder for its own tools and no visitor asks for; the next build writes it anew. */
const NOT_FOR_VISITORS = ["webpack.stats.json", "chunk-map.json", "~partytown"];

/** How Gatsby names scripts and style sheets by their content. */
const HASHED_FILE = /[-.][0-9a-f]{20}\.(js|css)$/;

/**
 * Turns what Gatsby rendered into what the host serves: addresses without a slash, scripts that wait until the page is painted,
 * prefetching that works, and the _headers and _redirects that belong to exactly these pages.
 * @param builtPages every page of the site, as Gatsby lists them
 * @param headElements what the build adds to a page's <head>, by the page's address
 */
export function publish(builtPages: readonly BuiltPage[], headElements: ReadonlyMap<string, string>, options: PublishOptions): void {
  const { publicFolder, renderedFolder, indexed } = options;
  const filesByChunk = readFilesByChunk(publicFolder);
  keepRenderedHtml(
    options,
    builtPages.map((page) => renderedFile(page.path)),
  );

  const policies = new Map<string, ContentPolicy>();
  // Gatsby builds /404 and /404.html from one page; hosts look for the second. Its order of pages is another at every build
  const pages = builtPages.filter(({ path: address }) => address !== "/404").sort((a, b) => a.path.localeCompare(b.path));
  for (const page of pages) {
    const rendered = readFileSync(path.join(renderedFolder, renderedFile(page.path)), "utf8").replace(
      "</head>",
      () => `${headElements.get(page.path) ?? ""}</head>`,
    );
    const files = filesByChunk[page.componentChunkName] ?? [];
    const html = loadScriptsLate(writePrefetchMap(rendered, filesByChunk, files), {
      scripts: files.filter((file) => file.endsWith(".js")),
      data: dataAddresses(publicFolder, page.path),
    });
    const policy = contentPolicy(page.path, html, options);
    if (page.path !== NOT_FOUND_PAGE) policies.set(page.path, policy);
    const file = path.join(publicFolder, publishedFile(page.path));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page.path === NOT_FOUND_PAGE ? withPolicyInside(html, policy) : html);
  }

  const hashedFiles = readdirSync(publicFolder).filter((name) => HASHED_FILE.test(name));
  const rules = headerRules({ policies, hashedFiles, otherRules: adminHeaderRules(), indexed });
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(rules));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile([...policies.keys()]));
  for (const name of NOT_FOR_VISITORS) rmSync(path.join(publicFolder, name), { recursive: true, force: true });
  setUnaskedAside(options);
}

/** The page's own data and the static queries it uses: Gatsby asks for the second only when it has read the first. */
function dataAddresses(publicFolder: string, pagePath: string): string[] {
  const address = pageDataAddress(pagePath);
  const { staticQueryHashes }: { staticQueryHashes: string[] } = JSON.parse(readFileSync(path.join(publicFolder, address), "utf8"));
  return [address, "/page-data/app-data.json", ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)];
}

/** Webpack's own list also names the chunks that templates share; Gatsby's chunk-map.json leaves them out. */
function readFilesByChunk(publicFolder: string): FilesByChunk {
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8"),
  );
  return Object.fromEntries(Object.entries(stats.assetsByChunkName).map(([chunk, files]) => [chunk, files.map((file) => `/${file}`)]));
}
