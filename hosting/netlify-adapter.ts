import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter, IStaticRoute, RoutesManifest } from "gatsby";
import { headerRules, headersFile, type PublishOptions } from "./headers";
import { redirectsFile } from "./redirects";

/** The folder that the host serves. */
export const PUBLISHED_FOLDER = "dist";

/** Names the version of the site that is published. */
const BUILD_FILE = "build.txt";
const BUILD_DIGITS = 16;

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

/**
 * Writes the site for Netlify: pages without a trailing slash, all other files, _headers and _redirects.
 * build.txt is a hash of all of them. After publishing, `npm run smoke` sees by it that this version is the live one.
 */
export function writeSite(routes: RoutesManifest, published: string, options: PublishOptions): void {
  const onRequest = routes.find(({ type }) => type === "function");
  if (onRequest) throw new Error(`${onRequest.path} needs a server (getServerData, defer or src/api), but the site is static files only.`);
  const files = routes.filter((route) => route.type === "static").filter(({ path: address }) => !UNPUBLISHED.test(address));
  const pages = files.filter(isPage).map(({ path: address }) => address);
  replaceFolder(published, (unfinished) => {
    const hash = createHash("sha256");
    function write(name: string, content: Buffer | string): void {
      const target = path.join(unfinished, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
      hash.update(name).update(content);
    }
    for (const route of files) write(publishedFile(route), readFileSync(route.filePath));
    write("_headers", headersFile(headerRules(pages, files, options)));
    write("_redirects", redirectsFile(routes.filter((route) => route.type === "redirect")));
    write(BUILD_FILE, `${hash.copy().digest("hex").slice(0, BUILD_DIGITS)}\n`);
  });
}

/** Replaces gatsby-adapter-netlify, which supports neither about.html nor these headers. */
export const netlifyAdapter = (options: PublishOptions): IAdapter => ({
  name: "netlify",
  adapt: ({ routesManifest }) => writeSite(routesManifest, PUBLISHED_FOLDER, options),
});
