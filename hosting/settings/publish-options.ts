import { EMAILJS_ORIGIN } from "../../src/site/enquiry-service";
import { buildEnvironment } from "./build-environment";

/** What the environment says about a build. */
export type PublishOptions = Readonly<ReturnType<typeof publishOptions>>;

/** @returns what the environment of a production build says, or the one that is given */
export function publishOptions({ CONTEXT, GATSBY_EMAILJS_ORIGIN, HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = buildEnvironment()) {
  // Netlify and the publishing workflow set CONTEXT: "production", "deploy-preview", "branch-deploy"
  return {
    /** The service that mails enquiries. */
    enquiryOrigin: GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN,
    /** The published site is only ever reached by https; a local copy is not. */
    upgradeInsecureRequests: CONTEXT !== undefined,
    /** False for previews. */
    indexed: CONTEXT === undefined || CONTEXT === "production",
    /** Which further hosts the promise to use https binds: a decision of the domain's owner that is hard to take back (hstspreload.org). */
    security: { includeSubDomains: HSTS_INCLUDE_SUBDOMAINS === "true", preload: HSTS_PRELOAD === "true" },
  };
}
