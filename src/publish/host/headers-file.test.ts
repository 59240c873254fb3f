import { headerRules, headersFile } from "./headers-file";

const INPUT = {
  policies: new Map([
    ["/", { "default-src": ["'none'"] }],
    ["/about", { "default-src": ["'self'"] }],
  ]),
  hashedFiles: ["app-0123456789abcdef0123.js"],
  otherRules: [],
  indexed: true,
};

const headersOf = (pattern: string) => headerRules(INPUT).find((rule) => rule.pattern === pattern)?.headers;

test("no header is set by two rules that match one address: hosts combine those differently", () => {
  const everywhere = Object.keys(headersOf("/*") ?? {});
  const others = headerRules(INPUT).filter(({ pattern }) => pattern !== "/*");
  for (const { headers } of others) for (const name of Object.keys(headers)) expect(everywhere).not.toContain(name);
});

test("a page has its own policy under both names of its file and is asked for anew", () => {
  for (const pattern of ["/about", "/about.html"]) {
    expect(headersOf(pattern)).toMatchObject({
      "Content-Security-Policy": "default-src 'self'",
      "Cache-Control": "public, max-age=0, must-revalidate",
    });
  }
  expect(headersOf("/index.html")?.["Content-Security-Policy"]).toBe("default-src 'none'");
});

test("files named by their content are kept for ever, page data for a minute", () => {
  for (const pattern of ["/static/*", "/fonts/*", "/app-0123456789abcdef0123.js"]) {
    expect(headersOf(pattern)).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
  }
  expect(headersOf("/page-data/*")).toEqual({ "Cache-Control": "public, max-age=60" });
});

test("search engines are kept out of previews only", () => {
  expect(headersOf("/*")).not.toHaveProperty("X-Robots-Tag");
  expect(headerRules({ ...INPUT, indexed: false })[0]?.headers).toHaveProperty("X-Robots-Tag", "noindex");
});

test("the file indents the headers below their address", () => {
  expect(headersFile([{ pattern: "/a", headers: { "X-One": "1", "X-Two": "2" } }])).toBe("/a\n  X-One: 1\n  X-Two: 2\n");
});
