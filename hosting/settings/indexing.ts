import { blockingLaunchItems } from "../../plugins/site-data/launch";
import { buildEnvironment } from "./build-environment";
import { isNetlifyDefaultAddress } from "./site-address";

/**
 * @param blockingItems how many samples of data/launch.yaml must be replaced before the site may be indexed
 * @returns the reasons for publishing a build with noindex; none if search engines may index it
 */
export function reasonsNotToIndex({ CONTEXT, SITE_URL } = buildEnvironment(), blockingItems = blockingLaunchItems().length): string[] {
  // A local build is never published.
  if (CONTEXT === undefined) return [];
  if (CONTEXT !== "production") return ["It is a preview."];
  return [
    ...(SITE_URL ? [] : ["SITE_URL is not set: it is the site's public address, such as https://www.kelvin.in (PUBLISHING.md)."]),
    ...(SITE_URL && isNetlifyDefaultAddress(SITE_URL) ? ["SITE_URL is Netlify's default address, not the site's own."] : []),
    ...(blockingItems > 0 ? [`${blockingItems} samples in data/ must be replaced first: \`npm run launch-check\` lists them.`] : []),
  ];
}
