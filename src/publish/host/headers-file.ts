import type { PublishOptions } from "../../../hosting/settings/publish-options";
import { CMS_FOLDER, CMS_POLICY } from "../../../plugins/admin-page/cms-page";
import { type ContentPolicy, policyText } from "../html/content-policy";

/** Headers for the addresses that a pattern matches: "/about", "/static/*". */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ONE_MINUTE_S = 60;
const ONE_MONTH_S = 2_592_000;
const ONE_YEAR_S = 31_536_000;
const TWO_YEARS_S = 63_072_000;

const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;
const ALWAYS_ASK = "public, max-age=0, must-revalidate";
/** Saves a visitor one request for each further page. If it were longer, a new release would force a reload (Gatsby compares its app-data.json). */
const SHORT = `public, max-age=${ONE_MINUTE_S}`;

/** What could harm a visitor if foreign code ever ran, also in the map's frame. A long list would be sent with every small file. */
const UNUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Pictures are named by their content, too, but too many to name each here, so their pattern is kept for a month only: Netlify sends a
 * rule's headers with its 404 as well (answers.netlify.com/t/4518), and a missing file must not be remembered as missing for a year.
 */
const PICTURE_CACHING = `public, max-age=${ONE_MONTH_S}`;
/** A picture opened by itself runs no script: a drawing is an SVG file, and it has the same origin as /admin, which keeps an editor's sign-in. */
const PICTURE_POLICY: ContentPolicy = { "default-src": ["'none'"], "style-src": ["'unsafe-inline'"], sandbox: [] };

/** How long browsers insist on https (RFC 6797). */
const transportSecurity = ({ includeSubDomains, preload }: PublishOptions["security"]) =>
  [`max-age=${TWO_YEARS_S}`, ...(includeSubDomains ? ["includeSubDomains"] : []), ...(preload ? ["preload"] : [])].join("; ");

/** What every answer carries. A header that some rule sets differently must not be here: hosts differ in how two matching rules combine. */
export const headersOfEveryAnswer = (security: PublishOptions["security"]) => ({
  "Strict-Transport-Security": transportSecurity(security),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
});

const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

const pageHeaders = (policy: ContentPolicy, openerPolicy: string) => ({
  "Content-Security-Policy": policyText(policy),
  "Cross-Origin-Opener-Policy": openerPolicy,
  "Cache-Control": ALWAYS_ASK,
});

/** Signing in to /admin opens a window at Netlify that answers to the page that opened it, so the page may keep hold of it. */
const ADMIN_HEADERS = { ...pageHeaders(CMS_POLICY, "same-origin-allow-popups"), ...NOT_INDEXED };

/**
 * @param policies policies of pages by the pattern of their rule (page-policies.ts)
 * @param hashedFiles addresses of files whose names change with their content
 * @returns the rules of a site, the general ones first: Netlify's command line lets the last rule win
 */
export function headerRules(
  policies: ReadonlyMap<string, ContentPolicy>,
  hashedFiles: readonly string[],
  { indexed, security }: Pick<PublishOptions, "indexed" | "security">,
): HeaderRule[] {
  return [
    { pattern: "/*", headers: { ...headersOfEveryAnswer(security), ...(!indexed && NOT_INDEXED) } },
    { pattern: "/page-data/*", headers: { "Cache-Control": SHORT } },
    { pattern: "/static/*", headers: { "Content-Security-Policy": policyText(PICTURE_POLICY), "Cache-Control": PICTURE_CACHING } },
    ...hashedFiles.map((pattern) => ({ pattern, headers: { "Cache-Control": IMMUTABLE } })),
    ...[...policies].map(([pattern, policy]) => ({ pattern, headers: pageHeaders(policy, "same-origin") })),
    ...[`/${CMS_FOLDER}`, `/${CMS_FOLDER}.html`].map((pattern) => ({ pattern, headers: ADMIN_HEADERS })),
    { pattern: `/${CMS_FOLDER}/*`, headers: NOT_INDEXED },
  ];
}

/** @returns the text of Netlify's _headers file */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
    .join("\n\n")
    .concat("\n");
