import { createHash } from "node:crypto";

/** The sources of each directive of a Content-Security-Policy. */
type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** The map on /contact. */
const MAP_ORIGIN = "https://www.google.com";

/** @returns the source expression that allows an inline script with exactly this text */
export const scriptHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @returns the policy for a header or a `<meta>` */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

/**
 * Returns the policy of every page. gatsby-ssr.tsx writes it into the head, before all scripts, styles and fonts.
 * A `<meta>` works on every host and on the 404 page. It cannot forbid framing, so a header does (static/_headers).
 * Styles need 'unsafe-inline', because Gatsby inlines them and React writes style attributes.
 * A style hash would disable 'unsafe-inline'.
 * @param scriptHashes sources of the inline scripts (scriptHash). Data blocks such as JSON-LD need none
 * @param enquiryOrigin the service that sends enquiries by e-mail
 */
export const contentPolicy = ({
  scriptHashes,
  enquiryOrigin,
}: {
  readonly scriptHashes: readonly string[];
  readonly enquiryOrigin: string;
}): string =>
  policyText({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", enquiryOrigin],
    "manifest-src": ["'self'"],
    "frame-src": [MAP_ORIGIN],
    // Without JavaScript the browser posts to the service.
    "form-action": ["'self'", enquiryOrigin],
    "base-uri": ["'none'"],
  });
