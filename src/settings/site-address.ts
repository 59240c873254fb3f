import { buildEnvironment } from "./build-environment";

/**
 * @returns where the site is published, without a slash at the end: SITE_URL, or what Netlify says (URL), or a stand-in
 */
export function siteAddress(environment = buildEnvironment()): string {
  return (environment.SITE_URL || environment.URL || "https://www.kelvin.example").replace(/\/$/, "");
}
