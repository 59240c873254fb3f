import { type Environment, IDENTIFIERS } from "./build-environment";
import { cmsRepository } from "./cms-repository";
import { isNetlifyDefaultAddress, siteAddress } from "./site-address";

/** @returns a sentence for every setting that is missing or still a placeholder */
export function missingSettings(environment: Environment): string[] {
  const missing = IDENTIFIERS.filter((name) => !environment[name]?.trim()).map(
    (name) => `${name} is not set: the enquiry form cannot send without it (.env.example)`,
  );
  const address = siteAddress(environment);
  const isPublic = /^https:\/\/[^/]+$/.test(address) && !/\.example$/.test(address) && !isNetlifyDefaultAddress(address);
  if (!environment.SITE_URL) missing.push("SITE_URL is not set: search engines are kept out without it (PUBLISHING.md)");
  else if (!isPublic) missing.push(`SITE_URL is ${address}: it must be the site's own public address, such as https://www.kelvin.in`);
  if (!cmsRepository(environment))
    missing.push(
      "CMS_REPOSITORY does not name a repository (owner/name): editors cannot save from /admin on the published site without it (PUBLISHING.md)",
    );
  return missing;
}
