import { appendFileSync, writeFileSync } from "node:fs";
import type { IAdapter, RoutesManifest } from "gatsby";

/**
 * Netlify serves public/ with the headers of static/_headers. This adds what depends on the build.
 * Without an adapter Gatsby would install its own on Netlify, which moves pages and writes other headers.
 */
export const netlifyAdapter = (isIndexed: boolean): IAdapter => ({
  name: "netlify-files",
  adapt({ routesManifest }) {
    appendFileSync("public/_headers", headersOfBuild(routesManifest, isIndexed));
    writeFileSync("public/_redirects", redirectsFile(routesManifest));
  },
});

/** One rule for each hashed bundle: Netlify would send a rule for all scripts with a 404, too, and browsers would keep it. */
export function headersOfBuild(routes: RoutesManifest, isIndexed: boolean): string {
  const bundles = routes.filter((route) => route.type === "static" && route.headers.some(({ value }) => value.includes("immutable")));
  return [
    // Search engines may fetch a page's data to draw it. It is no result of its own.
    `\n${isIndexed ? "/page-data/*" : "/*"}\n  X-Robots-Tag: noindex\n`,
    ...bundles.map((route) => `\n${route.path}\n  Cache-Control: public, max-age=31536000, immutable\n`),
  ].join("");
}

export const redirectsFile = (routes: RoutesManifest): string =>
  routes.flatMap((route) => (route.type === "redirect" ? [`${route.path} ${route.toPath} ${route.status}\n`] : [])).join("");
