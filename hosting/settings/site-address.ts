import type { Reporter } from "gatsby";
import { buildEnvironment } from "./build-environment";

/** Netlify gives every site such an address. Search engines must not index it. */
export const isNetlifyDefaultAddress = (address: string): boolean => /\.netlify\.app\/?$/.test(address);

/**
 * Stops the build of the public site if its address is not set, because canonical links and the sitemap need it.
 * Previews do not need an address.
 */
export function stopWithoutSiteAddress(reporter: Pick<Reporter, "panicOnBuild">, { CONTEXT, SITE_URL, URL } = buildEnvironment()): void {
  if (CONTEXT !== "production" || SITE_URL || URL) return;
  reporter.panicOnBuild(
    "SITE_URL is not set. Set it to the site's public address, such as https://www.kelvin.in, where the site is built (PUBLISHING.md).",
  );
}

/** @returns the site's address without a trailing slash: SITE_URL, or else Netlify's URL, or else a placeholder */
export function siteAddress(environment = buildEnvironment()): string {
  return (environment.SITE_URL || environment.URL || "https://www.kelvin.example").replace(/\/$/, "");
}
