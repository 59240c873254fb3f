import path from "node:path";
import { EMAILJS_ORIGIN } from "../forms/enquiry-settings";
import type { PolicySettings } from "../publish/pages/content-policy";
import { buildEnvironment } from "./build-environment";

export interface PublishOptions extends PolicySettings {
  readonly publicFolder: string;
  /** Where Gatsby's own HTML waits for the next build; it goes whenever Gatsby forgets what it rendered. */
  readonly renderedFolder: string;
  /** False for previews. */
  readonly indexed: boolean;
}

/**
 * @param given in place of the environment of a production build
 * @returns what the environment says about this build
 */
export function publishOptions(given?: ReturnType<typeof buildEnvironment>): PublishOptions {
  // Netlify and the publishing workflow set CONTEXT: "production", "deploy-preview", "branch-deploy"
  const { CONTEXT, GATSBY_EMAILJS_ORIGIN } = given ?? buildEnvironment();
  return {
    publicFolder: path.resolve("public"),
    renderedFolder: path.resolve(".cache/rendered-html"),
    enquiryOrigin: GATSBY_EMAILJS_ORIGIN || EMAILJS_ORIGIN,
    upgradeInsecureRequests: CONTEXT !== undefined,
    indexed: CONTEXT === undefined || CONTEXT === "production",
  };
}
