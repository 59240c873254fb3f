import { createHash } from "node:crypto";
import type { PublishOptions } from "./settings/publish-options";

/** Directives with their sources, as in a Content-Security-Policy. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The map on /contact. The whole site shares one policy, so that every page can open the next one without a full page load. */
const MAP_ORIGIN = "https://www.google.com";

/** @returns the source that allows an inline script with exactly this text */
export const scriptHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @returns the policy as one line */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/**
 * Returns the policy of every page, for a `<meta http-equiv="Content-Security-Policy">` that comes first in the head: it then holds on every
 * host, and for the 404 page at every address. A `<meta>` cannot say frame-ancestors, so headers.ts does.
 * Styles need 'unsafe-inline' because Gatsby inlines them and React writes style attributes. A hash beside it would switch it off.
 * @param scriptHashes the inline scripts that all pages share (scriptHash). Data such as JSON-LD needs none
 */
export const contentPolicy = ({
  scriptHashes,
  enquiryOrigin,
}: { readonly scriptHashes: readonly string[] } & Pick<PublishOptions, "enquiryOrigin">): string =>
  policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", enquiryOrigin],
    "manifest-src": ["'self'"],
    "frame-src": [MAP_ORIGIN],
    // without identifiers, or without JavaScript, the form may write an e-mail
    "form-action": ["'self'", enquiryOrigin, "mailto:"],
    "base-uri": ["'none'"],
  });
