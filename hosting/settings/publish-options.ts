import { EMAILJS_ORIGIN } from "../../src/site/enquiry-service";
import { buildEnvironment } from "./build-environment";
import { reasonsNotToIndex } from "./indexing";

/** What the environment says about a build. */
export type PublishOptions = Readonly<ReturnType<typeof publishOptions>>;

/** @returns what the environment of a production build says, or the one that is given */
export function publishOptions(environment = buildEnvironment()) {
  const { GATSBY_EMAILJS_ORIGIN, HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = environment;
  return {
    /** The service that mails enquiries. */
    enquiryOrigin: GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN,
    /** Whether search engines may index the build. */
    indexed: reasonsNotToIndex(environment).length === 0,
    /** Which further hosts the promise to use https binds: a decision of the domain's owner that is hard to take back (hstspreload.org). */
    security: { includeSubDomains: HSTS_INCLUDE_SUBDOMAINS === "true", preload: HSTS_PRELOAD === "true" },
  };
}
