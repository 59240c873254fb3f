import { headerRules, headersFile } from "./headers-file";

const POLICIES = new Map([
  ["/about", { "default-src": ["'self'"] }],
  ["/about.html", { "default-src": ["'self'"] }],
]);
const HASHED_FILES = ["/app-0123456789abcdef0123.js", "/fonts/text-01234567.woff2"];
const OPTIONS = { indexed: true, security: { includeSubDomains: false, preload: false } };

const rulesWith = (options: Partial<typeof OPTIONS> = {}) => headerRules(POLICIES, HASHED_FILES, { ...OPTIONS, ...options });
const headersOf = (pattern: string) => rulesWith().find((rule) => rule.pattern === pattern)?.headers;

test("no header is set by two rules that match one address: hosts combine those differently", () => {
  const everywhere = Object.keys(headersOf("/*") ?? {});
  const others = rulesWith().filter(({ pattern }) => pattern !== "/*");
  for (const { headers } of others) for (const name of Object.keys(headers)) expect(everywhere).not.toContain(name);
});

test("a page has its policy and is asked for anew", () => {
  for (const pattern of ["/about", "/about.html"]) {
    expect(headersOf(pattern)).toMatchObject({
      "Content-Security-Policy": "default-src 'self'",
      "Cache-Control": "public, max-age=0, must-revalidate",
    });
  }
});

test("files named by their content are kept for a year, each by its name: one that is not there is not", () => {
  for (const pattern of HASHED_FILES) expect(headersOf(pattern)).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
  const yearLong = rulesWith().filter(({ headers }) => headers["Cache-Control"]?.includes("31536000"));
  expect(yearLong.map(({ pattern }) => pattern)).toEqual(HASHED_FILES);
});

test("page data is kept for a minute", () => {
  expect(headersOf("/page-data/*")).toEqual({ "Cache-Control": "public, max-age=60" });
});

test("a drawing opened by itself runs no script", () => {
  expect(headersOf("/static/*")?.["Content-Security-Policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test("https is insisted on for this host; what binds other hosts of the domain is asked for", () => {
  const promise = (security: typeof OPTIONS.security) => rulesWith({ security })[0]?.headers["Strict-Transport-Security"];
  expect(promise(OPTIONS.security)).toBe("max-age=63072000");
  expect(promise({ includeSubDomains: true, preload: true })).toBe("max-age=63072000; includeSubDomains; preload");
});

test("search engines are kept out of previews only", () => {
  expect(headersOf("/*")).not.toHaveProperty("X-Robots-Tag");
  expect(rulesWith({ indexed: false })[0]?.headers).toHaveProperty("X-Robots-Tag", "noindex");
});

test("the file indents the headers below their address", () => {
  expect(headersFile([{ pattern: "/a", headers: { "X-One": "1", "X-Two": "2" } }])).toBe("/a\n  X-One: 1\n  X-Two: 2\n");
});
