import type { RoutesManifest } from "gatsby";
import { headerRules, headersFile, pagePattern } from "./headers";

const PAGES = ["/", "/about", "/blog", "/blog/1", "/blog/2", "/blog/page/2", "/services/hvac"];
const file = (path: string, caching = "public, max-age=0, must-revalidate"): RoutesManifest[number] => ({
  type: "static",
  path,
  filePath: `public${path}`,
  headers: [{ key: "cache-control", value: caching }],
});
const BUNDLE = file("/app-0123456789abcdef0123.js", "public, max-age=31536000, immutable");
const ROUTES = [BUNDLE, file("/fonts/text-01234567.woff2"), file("/app-fedcba98765432100000.js"), file("/static/a/b/pump.avif")];
const OPTIONS = { indexed: true, security: { includeSubDomains: false, preload: false } };

const rulesWith = (options: Partial<typeof OPTIONS> = {}) => headerRules(PAGES, ROUTES, { ...OPTIONS, ...options });
const headersOf = (pattern: string) => rulesWith().find((rule) => rule.pattern === pattern)?.headers;

/** A placeholder matches one segment of an address. A star matches the rest, even an empty one. */
function canMatchSame([a, ...restOfA]: readonly string[], [b, ...restOfB]: readonly string[]): boolean {
  if (a === "*" || b === "*") return true;
  if (a === undefined || b === undefined) return a === b;
  return (a.startsWith(":") || b.startsWith(":") || a === b) && canMatchSame(restOfA, restOfB);
}
const segments = (pattern: string) => pattern.split("/").filter(Boolean);

test.each([
  ["/*", "/about", true],
  ["/blog", "/blog/*", true],
  ["/blog/:page", "/blog/1", true],
  ["/blog", "/blog/:page", false],
  ["/blog/:page", "/blog/page/:page", false],
  ["/a", "/b", false],
])("%s and %s can match one address: %s", (one, other, expected) => {
  expect(canMatchSame(segments(one), segments(other))).toBe(expected);
});

test.each([true, false])("no two rules that can match one address set the same header (indexed: %s)", (indexed) => {
  const all = rulesWith({ indexed }).flatMap(({ pattern, headers }) => Object.keys(headers).map((name) => ({ pattern, name })));
  const collisions = all.flatMap(({ pattern, name }, index) =>
    all.slice(index + 1).filter((other) => other.name === name && canMatchSame(segments(pattern), segments(other.pattern))),
  );
  expect(collisions).toEqual([]);
});

test("pages in one folder share a rule", () => {
  expect([...new Set(PAGES.map(pagePattern))]).toEqual(["/", "/about", "/blog", "/blog/:page", "/blog/page/:page", "/services/:page"]);
});

test("pages cannot be framed, and are isolated from windows of other sites", () => {
  for (const pattern of ["/", "/about", "/about.html", "/blog/:page"]) {
    expect(headersOf(pattern)).toEqual({
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  }
  for (const pattern of ["/admin", "/admin.html"])
    expect(headersOf(pattern)).toMatchObject({ "Cross-Origin-Opener-Policy": "same-origin-allow-popups" });
});

test("other sites may embed pictures and icons", () => {
  for (const pattern of ["/*", "/static/*"]) expect(headersOf(pattern)).not.toHaveProperty("Cross-Origin-Resource-Policy");
});

test("existing bundles and typefaces are cached for a year, each by its own rule", () => {
  const yearLong = rulesWith().filter(({ headers }) => headers["Cache-Control"] === "public, max-age=31536000, immutable");
  expect(yearLong.map(({ pattern }) => pattern)).toEqual(["/app-0123456789abcdef0123.js", "/fonts/text-01234567.woff2"]);
});

test("page data is cached for a minute, pictures for a day, and an SVG file runs no script", () => {
  expect(headersOf("/page-data/*")).toEqual({ "Cache-Control": "public, max-age=60" });
  expect(headersOf("/static/*")).toEqual({
    "Cache-Control": "public, max-age=86400",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});

test.each([
  ["max-age=63072000", false, false],
  ["max-age=63072000; includeSubDomains", true, false],
  ["max-age=63072000; preload", false, true],
  ["max-age=63072000; includeSubDomains; preload", true, true],
])("HSTS is %s (includeSubDomains: %s, preload: %s)", (expected, includeSubDomains, preload) => {
  const [everywhere] = rulesWith({ security: { includeSubDomains, preload } });
  expect(everywhere?.headers["Strict-Transport-Security"]).toBe(expected);
});

test("every response has these headers", () => {
  expect(headersOf("/*")).toEqual({
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  });
});

test("/admin is never indexed, and a site that is not ready is not indexed at all", () => {
  const notIndexed = (indexed: boolean) => rulesWith({ indexed }).filter(({ headers }) => headers["X-Robots-Tag"] === "noindex");
  expect(notIndexed(true).map(({ pattern }) => pattern)).toEqual(["/admin", "/admin.html"]);
  expect(notIndexed(false).map(({ pattern }) => pattern)).toEqual(["/*"]);
});

test("headers are indented below their address", () => {
  expect(headersFile([{ pattern: "/a", headers: { "X-One": "1", "X-Two": "2" } }])).toBe("/a\n  X-One: 1\n  X-Two: 2\n");
});
