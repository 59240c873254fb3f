import type { Reporter } from "gatsby";
import { buildEnvironment } from "./build-environment";

/**
 * @returns what to do, if the public site would be built without its address: canonical links, sitemap and shared cards would lead to the
 *   stand-in. A preview needs none.
 */
export function missingSiteAddress({ CONTEXT, SITE_URL, URL } = buildEnvironment()): string | undefined {
  if (CONTEXT !== "production" || SITE_URL || URL) return undefined;
  return "SITE_URL is not set. Set it to the site's public address, such as https://www.kelvin.in, where the site is built (PUBLISHING.md).";
}

/** Stops the build of the public site if its address is not set. */
export function stopWithoutSiteAddress(reporter: Pick<Reporter, "panicOnBuild">): void {
  const remedy = missingSiteAddress();
  if (remedy) reporter.panicOnBuild(remedy);
}

/** @returns where the site is published, without a slash at the end: SITE_URL, or what Netlify says (URL), or a stand-in */
export function siteAddress(environment = buildEnvironment()): string {
  return (environment.SITE_URL || environment.URL || "https://www.kelvin.example").replace(/\/$/, "");
}
