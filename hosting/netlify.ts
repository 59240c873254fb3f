import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { IAdapter, RoutesManifest } from "gatsby";

/**
 * Adds the headers and redirects that depend on the build to those of static/_headers and static/_redirects.
 * Without an adapter, Gatsby would install its own on Netlify, which moves pages and writes other headers.
 */
export const netlifyAdapter = (isIndexed: boolean): IAdapter => ({
  name: "netlify-files",
  adapt({ routesManifest }) {
    appendFileSync("public/_headers", headersOfBuild(routesManifest, isIndexed));
    writeFileSync("public/_redirects", redirectsFile(routesManifest, "static/_redirects"));
  },
});

/** Writes one rule per hashed bundle. A rule for all scripts would also apply to a 404, which browsers would then cache. */
export function headersOfBuild(routes: RoutesManifest, isIndexed: boolean): string {
  const bundles = routes.filter((route) => route.type === "static" && route.headers.some(({ value }) => value.includes("immutable")));
  return [
    // Search engines may fetch a page's data to render the page, but must not list it as a result.
    `\n${isIndexed ? "/page-data/*" : "/*"}\n  X-Robots-Tag: noindex\n`,
    ...bundles.map((route) => `\n${route.path}\n  Cache-Control: public, max-age=31536000, immutable\n`),
  ].join("");
}

/** @param ownFile begins the result, if it exists, because Netlify applies the first line that matches */
export function redirectsFile(routes: RoutesManifest, ownFile: string): string {
  const own = existsSync(ownFile) ? `${readFileSync(ownFile, "utf8").trimEnd()}\n` : "";
  return own + routes.flatMap((route) => (route.type === "redirect" ? [`${route.path} ${route.toPath} ${route.status}\n`] : [])).join("");
}
