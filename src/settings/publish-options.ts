import path from "node:path";
import { EMAILJS_ORIGIN } from "../site/enquiry-service";
import { buildEnvironment } from "./build-environment";

/** What the environment says about a build. */
export interface PublishOptions {
  /** What Gatsby writes and keeps from build to build. */
  readonly gatsbyFolder: string;
  /** What the host serves, written from scratch by every build. */
  readonly publishedFolder: string;
  /** The service that mails enquiries: "https://api.emailjs.com". */
  readonly enquiryOrigin: string;
  /** The published site is only ever reached by https; a local copy is not. */
  readonly upgradeInsecureRequests: boolean;
  /** False for previews. */
  readonly indexed: boolean;
  /** Which further hosts the promise to use https binds: a decision of the domain's owner that is hard to take back (hstspreload.org). */
  readonly security: { readonly includeSubDomains: boolean; readonly preload: boolean };
}

/** @returns what the environment of a production build says, or the one that is given */
export function publishOptions(environment = buildEnvironment()): PublishOptions {
  // Netlify and the publishing workflow set CONTEXT: "production", "deploy-preview", "branch-deploy"
  const { CONTEXT, GATSBY_EMAILJS_ORIGIN, HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = environment;
  return {
    gatsbyFolder: path.resolve("public"),
    publishedFolder: path.resolve("dist"),
    enquiryOrigin: GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN,
    upgradeInsecureRequests: CONTEXT !== undefined,
    indexed: CONTEXT === undefined || CONTEXT === "production",
    security: { includeSubDomains: HSTS_INCLUDE_SUBDOMAINS === "true", preload: HSTS_PRELOAD === "true" },
  };
}
