import { EMAILJS_ORIGIN } from "../../src/site/enquiry-service";
import { buildEnvironment } from "./build-environment";
import { reasonsNotToIndex } from "./indexing";

export type PublishOptions = Readonly<ReturnType<typeof publishOptions>>;

/** @returns the settings of a production build, from its environment */
export function publishOptions(environment = buildEnvironment()) {
  const { GATSBY_EMAILJS_ORIGIN, HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = environment;
  return {
    /** The service that sends enquiries by e-mail. */
    enquiryOrigin: GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN,
    /** Whether search engines may index the site. */
    indexed: reasonsNotToIndex(environment).length === 0,
    /** HSTS. These options bind all hosts of the domain and are hard to revoke. Its owner decides (hstspreload.org). */
    security: { includeSubDomains: HSTS_INCLUDE_SUBDOMAINS === "true", preload: HSTS_PRELOAD === "true" },
  };
}
