import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter, IStaticRoute, RoutesManifest } from "gatsby";
import { headerRules, headersFile } from "./headers";
import { redirectsFile } from "./redirects";
import { publishOptions } from "./settings/publish-options";

/** What the host serves. */
export const PUBLISHED_FOLDER = "dist";

/**
 * Files that only the build reads, source maps, a library of Gatsby's that nothing here loads (gatsby-script's partytown), and the page
 * /404: hosts look for /404.html, which Gatsby makes from the same page.
 */
const UNPUBLISHED = /^\/(_gatsby\/.*|~partytown\/.*|webpack\.stats\.json|chunk-map\.json|.*\.map|404)$/;

/** A page is the only route whose address differs from the place of its file: /about from public/about/index.html. */
const isPage = ({ path: address, filePath }: IStaticRoute) => path.posix.join("public", address) !== filePath;

/**
 * Returns the file of a route below dist/. Netlify leads /about to /about/ if only about/index.html exists, so a page becomes about.html
 * (slorber/trailing-slash-guide). Every other file keeps its place.
 */
function publishedFile(route: IStaticRoute): string {
  if (!isPage(route)) return path.posix.relative("public", route.filePath);
  return route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`;
}

/** Replaces a folder, so that an interrupted build never leaves half a site. @param write fills the new folder */
function replaceFolder(folder: string, write: (unfinished: string) => void): void {
  const [unfinished, former] = [`${folder}.unfinished`, `${folder}.former`];
  for (const leftover of [unfinished, former]) rmSync(leftover, { recursive: true, force: true });
  write(unfinished);
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(unfinished, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Writes the site for Netlify: every file of public/, each page at its address without a slash, and the rules in _headers and _redirects. */
export function writeSite(routes: RoutesManifest, published: string, options: Parameters<typeof headerRules>[2]): void {
  const onRequest = routes.find(({ type }) => type === "function");
  if (onRequest) throw new Error(`${onRequest.path} is made on request (getServerData, defer or src/api), but the site is files only.`);
  const files = routes.filter((route) => route.type === "static").filter(({ path: address }) => !UNPUBLISHED.test(address));
  const pages = files.filter(isPage).map(({ path: address }) => address);
  replaceFolder(published, (unfinished) => {
    for (const route of files) {
      const target = path.join(unfinished, publishedFile(route));
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(route.filePath, target);
    }
    writeFileSync(path.join(unfinished, "_headers"), headersFile(headerRules(pages, files, options)));
    writeFileSync(path.join(unfinished, "_redirects"), redirectsFile(routes.filter((route) => route.type === "redirect")));
  });
}

/** Gatsby's way to Netlify, in place of gatsby-adapter-netlify, which knows neither about.html nor these headers. */
export const netlifyAdapter = (): IAdapter => ({
  name: "netlify",
  adapt: ({ routesManifest }) => writeSite(routesManifest, PUBLISHED_FOLDER, publishOptions()),
});
