import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";

/** It belongs to Gatsby, which keeps it from build to build, so it is only read. */
export const GATSBY_FOLDER = "public";

/** The page that answers every unknown address; hosts look for it under this name. */
export const NOT_FOUND_PAGE = "/404.html";

/** A page as Gatsby built it. */
export interface BuiltPage {
  /** The page's address: "/", "/services/hvac-services", "/404.html". */
  readonly path: string;
  readonly html: string;
  /** Addresses of its template's own scripts. */
  readonly scripts: readonly string[];
  /** Addresses of the JSON that hydrating it needs. */
  readonly data: readonly string[];
}

/**
 * @param listed Gatsby's nodes of pages: each says its address, and the name of its template's script in webpack's statistics
 * @returns the pages in the order of their addresses, the same from build to build
 * @throws if a page, its data or webpack's statistics are not where Gatsby 5.16 writes them
 */
export function builtPages(listed: readonly Node[]): BuiltPage[] {
  // webpack's own list also names the chunks that templates share; Gatsby's chunk-map.json leaves them out
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(read("webpack.stats.json"));
  // Gatsby builds /404 and /404.html from one page; hosts look for the second
  const wanted = listed.filter(({ path: address }) => address !== NOT_FOUND_PAGE.replace(".html", ""));
  const pages = wanted.map((node): BuiltPage => {
    const address = String(node.path);
    const chunk = stats.assetsByChunkName[String(node.componentChunkName)];
    if (!chunk) throw new Error(`public/webpack.stats.json names no files of ${node.componentChunkName}, the template of ${address}.`);
    const scripts = chunk.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
    return { path: address, html: read(renderedFile(address)), scripts, data: dataAddresses(address) };
  });
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The file in which Gatsby writes the page, below public/: "services/index.html". */
const renderedFile = (pagePath: string): string =>
  (pagePath.endsWith(".html") ? pagePath : path.posix.join(pagePath, "index.html")).slice(1);

const read = (file: string) => readFileSync(path.join(GATSBY_FOLDER, file), "utf8");

/** The page's own data and the static queries it uses: Gatsby requests the second only after reading the first. */
function dataAddresses(pagePath: string): string[] {
  const address = path.posix.join("/page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");
  const { staticQueryHashes }: { staticQueryHashes: string[] } = JSON.parse(read(address));
  return [address, "/page-data/app-data.json", ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)];
}

/** @returns the paths of all files below a folder, in order */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
