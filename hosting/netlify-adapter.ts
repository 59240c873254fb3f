import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter, IStaticRoute, RoutesManifest } from "gatsby";
import { headerRules, headersFile } from "./headers";
import { redirectsFile } from "./redirects";
import { publishOptions } from "./settings/publish-options";

/** The folder that the host serves. */
export const PUBLISHED_FOLDER = "dist";

/**
 * What only the build reads, source maps, and partytown of gatsby-script, which no page loads.
 * The page /404 is also /404.html, the file that hosts look for.
 */
const UNPUBLISHED = /^\/(_gatsby\/.*|~partytown\/.*|.*\.map|404)$/;

/** Only a page's address differs from the path of its file: /about and public/about/index.html. */
const isPage = ({ path: address, filePath }: IStaticRoute) => path.posix.join("public", address) !== filePath;

/**
 * Returns the path of a route's file below dist/. A page becomes about.html, other files keep their paths.
 * With about/index.html, Netlify would redirect /about to /about/ (slorber/trailing-slash-guide).
 */
function publishedFile(route: IStaticRoute): string {
  if (!isPage(route)) return path.posix.relative("public", route.filePath);
  return route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`;
}

/** Replaces a folder as a whole: an interrupted build leaves no half-written site. @param write fills the new folder */
function replaceFolder(folder: string, write: (unfinished: string) => void): void {
  const [unfinished, former] = [`${folder}.unfinished`, `${folder}.former`];
  for (const leftover of [unfinished, former]) rmSync(leftover, { recursive: true, force: true });
  write(unfinished);
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(unfinished, folder);
  rmSync(former, { recursive: true, force: true });
}

/** Writes the site for Netlify: pages without a trailing slash, all other files, _headers and _redirects. */
export function writeSite(routes: RoutesManifest, published: string, options: Parameters<typeof headerRules>[2]): void {
  const onRequest = routes.find(({ type }) => type === "function");
  if (onRequest) throw new Error(`${onRequest.path} needs a server (getServerData, defer or src/api), but the site is static files only.`);
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

/** Replaces gatsby-adapter-netlify, which supports neither about.html nor these headers. */
export const netlifyAdapter = (): IAdapter => ({
  name: "netlify",
  adapt: ({ routesManifest }) => writeSite(routesManifest, PUBLISHED_FOLDER, publishOptions()),
});
