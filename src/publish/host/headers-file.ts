import type { ContentPolicy } from "../pages/content-policy";
import { policyText } from "../pages/content-policy";

/** Headers for the addresses that a pattern matches: "/about", "/static/*". */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ONE_MINUTE_S = 60;
const ONE_YEAR_S = 31_536_000;
const TWO_YEARS_S = 63_072_000;

const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;
/** Gatsby's pictures and the typefaces, all named by their content. */
const FOLDERS_OF_HASHED_FILES = ["static", "fonts"];
const ALWAYS_ASK = "public, max-age=0, must-revalidate";
/** Spares a visitor who moves about one request a page; longer, and a new release would force a reload (Gatsby compares its app-data.json). */
const SHORT = `public, max-age=${ONE_MINUTE_S}`;

/** What could harm a visitor if foreign code ever ran, also in the map's frame. A long list would be sent with every small file. */
const UNUSED_FEATURES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** What every answer carries. A header that some rule sets differently must not be here: hosts differ in how two matching rules combine. */
const EVERYWHERE = {
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains; preload`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

export interface HeadersInput {
  /** Every page's policy, by its address. */
  readonly policies: ReadonlyMap<string, ContentPolicy>;
  /** Names of scripts and style sheets with a hash of their content, at the root of the site. */
  readonly hashedFiles: readonly string[];
  /** Rules of pages that Gatsby does not build. */
  readonly otherRules: readonly HeaderRule[];
  /** False for previews: search engines must not show them. */
  readonly indexed: boolean;
}

/** @returns the rules of a site, the general ones first: Netlify's command line lets the last rule win */
export function headerRules({ policies, hashedFiles, otherRules, indexed }: HeadersInput): HeaderRule[] {
  const pages = [...policies].flatMap(([pagePath, policy]) => {
    const headers = {
      "Content-Security-Policy": policyText(policy),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cache-Control": ALWAYS_ASK,
    };
    const fileAddress = pagePath === "/" ? "/index.html" : `${pagePath}.html`;
    return [pagePath, fileAddress].map((pattern) => ({ pattern, headers }));
  });
  return [
    { pattern: "/*", headers: { ...EVERYWHERE, ...(!indexed && { "X-Robots-Tag": "noindex" }) } },
    ...FOLDERS_OF_HASHED_FILES.map((folder) => ({ pattern: `/${folder}/*`, headers: { "Cache-Control": IMMUTABLE } })),
    { pattern: "/page-data/*", headers: { "Cache-Control": SHORT } },
    ...hashedFiles.map((name) => ({ pattern: `/${name}`, headers: { "Cache-Control": IMMUTABLE } })),
    ...pages,
    ...otherRules,
  ];
}

/** @returns the text of Netlify's _headers file */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"))
    .join("\n\n")
    .concat("\n");
