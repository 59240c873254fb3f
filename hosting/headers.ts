import type { RoutesManifest } from "gatsby";
import { policyText } from "./content-policy";
import type { PublishOptions } from "./settings/publish-options";

/**
 * Headers of the addresses that a pattern matches: "/about", "/blog/:page" (one further step), "/static/*" (any rest).
 * No two rules that can match one address set the same header: Netlify's command line sends the last value, other hosts join both.
 */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ONE_MINUTE_S = 60;
const ONE_DAY_S = 86_400;
const TWO_YEARS_S = 63_072_000;

/** What could harm a visitor if foreign code ever ran, also in the map's frame. A longer list would be sent with every small file. */
const UNUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** How long browsers insist on https (RFC 6797). */
const transportSecurity = ({ includeSubDomains, preload }: PublishOptions["security"]) =>
  [`max-age=${TWO_YEARS_S}`, ...(includeSubDomains ? ["includeSubDomains"] : []), ...(preload ? ["preload"] : [])].join("; ");

/** @returns the headers of every response, a 404 too. Caching is not among them: Netlify's default is to revalidate */
export const headersOfEveryResponse = (security: PublishOptions["security"]) => ({
  "Strict-Transport-Security": transportSecurity(security),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
});

const pageHeaders = (openerPolicy: string) => ({
  "Content-Security-Policy": policyText({ "frame-ancestors": ["'none'"] }),
  "Cross-Origin-Opener-Policy": openerPolicy,
  // pictures, icons and page data come without it: other sites may show them
  "Cross-Origin-Resource-Policy": "same-origin",
});

/** What a page carries besides; the rest of its policy is in its HTML (content-policy.ts). */
export const PAGE_HEADERS = pageHeaders("same-origin");
/** Signing in to /admin opens a window at Netlify that reports back to the page, so the page may keep hold of it. */
export const ADMIN_HEADERS = pageHeaders("same-origin-allow-popups");

const NOT_INDEXED = { "X-Robots-Tag": "noindex" };

/** Saves one request for each further page. A longer time would force a full page load after a release: Gatsby compares app-data.json. */
const DATA_HEADERS = { "Cache-Control": `public, max-age=${ONE_MINUTE_S}` };

/**
 * Pictures. One rule has to cover them all, and Netlify sends it with the 404 of a missing one too (answers.netlify.com/t/4518), so a day
 * and not a year: a rule for each of their files would be 1.5 MB with a thousand articles.
 * An SVG file that is opened by itself runs no script: it shares its origin with /admin, where an editor is signed in.
 */
const PICTURE_HEADERS = {
  "Cache-Control": `public, max-age=${ONE_DAY_S}`,
  "Content-Security-Policy": policyText({ "default-src": ["'none'"], "style-src": ["'unsafe-inline'"], sandbox: [] }),
};

/** The typefaces of `scripts/fonts/subset.mts`. */
const NAMED_BY_CONTENT = /^\/fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/;
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** @returns "/about" for itself, and "/blog/:page" for all pages below /blog: a further article needs no further rule */
export const pagePattern = (address: string): string => address.replace(/(?<=.\/)[^/]+$/, ":page");

/**
 * @param pages the addresses of the pages
 * @param routes everything else, as Gatsby lists it: bundles that are named by their content are `immutable` there
 */
export function headerRules(
  pages: readonly string[],
  routes: RoutesManifest,
  { indexed, security }: Pick<PublishOptions, "indexed" | "security">,
): HeaderRule[] {
  const isImmutable = (route: RoutesManifest[number]) =>
    route.type === "static" && (NAMED_BY_CONTENT.test(route.path) || route.headers.some(({ value }) => value.includes("immutable")));
  return [
    { pattern: "/*", headers: { ...headersOfEveryResponse(security), ...(!indexed && NOT_INDEXED) } },
    ...[...new Set(pages.map(pagePattern))].map((pattern) => ({ pattern, headers: PAGE_HEADERS })),
    { pattern: "/admin", headers: { ...ADMIN_HEADERS, ...(indexed && NOT_INDEXED) } },
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
