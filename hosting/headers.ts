import type { RoutesManifest } from "gatsby";
import { policyText } from "./content-policy";
import type { Settings } from "./settings";

/**
 * Headers for the addresses that a pattern matches: "/about", "/blog/:page" (one segment), "/static/*" (any rest).
 * No two rules that can match one address set the same header, because hosts differ: Netlify's command line sends the
 * last value, others join both.
 */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PublishOptions extends Pick<Settings, "security"> {
  /** Whether search engines may index the site. */
  readonly indexed: boolean;
}

const ONE_MINUTE_S = 60;
const ONE_DAY_S = 86_400;
const TWO_YEARS_S = 63_072_000;

/** Features that injected code or the map's frame could abuse. The list is short, because every response carries it. */
const UNUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** HSTS (RFC 6797). */
const transportSecurity = ({ includeSubDomains, preload }: Settings["security"]) =>
  [`max-age=${TWO_YEARS_S}`, ...(includeSubDomains ? ["includeSubDomains"] : []), ...(preload ? ["preload"] : [])].join("; ");

/** @returns the headers of every response, including a 404. Caching is left to Netlify's default, which revalidates */
export const headersOfEveryResponse = (security: Settings["security"]) => ({
  "Strict-Transport-Security": transportSecurity(security),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
});

const pageHeaders = (openerPolicy: string) => ({
  "Content-Security-Policy": policyText({ "frame-ancestors": ["'none'"] }),
  "Cross-Origin-Opener-Policy": openerPolicy,
  // Only for pages: other sites may embed pictures and icons.
  "Cross-Origin-Resource-Policy": "same-origin",
});

/** In addition to the headers of every response. The rest of a page's policy is in its HTML (content-policy.ts). */
const PAGE_HEADERS = pageHeaders("same-origin");
/** Signing in to /admin opens a window at Netlify that reports back to the page, so the page must keep access to it. */
const ADMIN_HEADERS = pageHeaders("same-origin-allow-popups");

const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

/**
 * Saves a request for each further page of a visit.
 * A longer time would cause full page loads after a release, because Gatsby compares app-data.json.
 */
const DATA_HEADERS = { "Cache-Control": `public, max-age=${ONE_MINUTE_S}` };

/**
 * One rule covers all pictures. A rule for each would take 1.5 MB with a thousand articles.
 * Netlify sends the rule with a 404, too (answers.netlify.com/t/4518), so pictures are cached for a day, not a year.
 * The policy stops scripts in an SVG file that is opened by itself. It shares its origin with /admin.
 */
const PICTURE_HEADERS = {
  "Cache-Control": `public, max-age=${ONE_DAY_S}`,
  "Content-Security-Policy": policyText({ "default-src": ["'none'"], "style-src": ["'unsafe-inline'"], sandbox: [] }),
};

/** Typefaces of scripts/fonts/subset.mts, whose names hold a hash of their content. */
const HASHED_TYPEFACE = /^\/fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/;
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** @returns the pattern of a page's rule: "/about" for /about, "/blog/:page" for every page directly below /blog */
export const pagePattern = (address: string): string => address.replace(/(?<=.\/)[^/]+$/, ":page");

/** Netlify also serves a page at its file's name (slorber/trailing-slash-guide). A placeholder matches both. */
const withFileName = (pattern: string): string[] =>
  pattern === "/" || pattern.endsWith(":page") ? [pattern] : [pattern, `${pattern}.html`];

/**
 * @param pages the addresses of the pages
 * @param routes all files, as Gatsby lists them. It marks hashed bundles as `immutable`
 */
export function headerRules(pages: readonly string[], routes: RoutesManifest, { indexed, security }: PublishOptions): HeaderRule[] {
  const isImmutable = (route: RoutesManifest[number]) =>
    route.type === "static" && (HASHED_TYPEFACE.test(route.path) || route.headers.some(({ value }) => value.includes("immutable")));
  return [
    { pattern: "/*", headers: { ...headersOfEveryResponse(security), ...(!indexed && NOT_INDEXED) } },
    ...[...new Set(pages.map(pagePattern))].flatMap(withFileName).map((pattern) => ({ pattern, headers: PAGE_HEADERS })),
    ...withFileName("/admin").map((pattern) => ({ pattern, headers: { ...ADMIN_HEADERS, ...(indexed && NOT_INDEXED) } })),
    { pattern: "/page-data/*", headers: DATA_HEADERS },
    { pattern: "/static/*", headers: PICTURE_HEADERS },
    ...routes.filter(isImmutable).map(({ path }) => ({ pattern: path, headers: { "Cache-Control": IMMUTABLE } })),
  ];
}

/** @returns the text of Netlify's _headers file */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
    .join("\n\n")
    .concat("\n");
