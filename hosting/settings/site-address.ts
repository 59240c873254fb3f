import type { Reporter } from "gatsby";
import { buildEnvironment } from "./build-environment";

/**
 * Stops the build of the public site if its address is not set: canonical links, sitemap and shared cards would lead to the stand-in. A
 * preview needs none.
 */
export function stopWithoutSiteAddress(reporter: Pick<Reporter, "panicOnBuild">, { CONTEXT, SITE_URL, URL } = buildEnvironment()): void {
  if (CONTEXT !== "production" || SITE_URL || URL) return;
  reporter.panicOnBuild(
    "SITE_URL is not set. Set it to the site's public address, such as https://www.kelvin.in, where the site is built (PUBLISHING.md).",
  );
}

/** @returns where the site is published, without a slash at the end: SITE_URL, or what Netlify says (URL), or a stand-in */
export function siteAddress(environment = buildEnvironment()): string {
  return (environment.SITE_URL || environment.URL || "https://www.kelvin.example").replace(/\/$/, "");
}
