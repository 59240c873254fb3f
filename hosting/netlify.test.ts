/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { RoutesManifest } from "gatsby";
import { headersOfBuild, redirectsFile } from "./netlify";

const file = (path: string, cacheControl: string): RoutesManifest[number] => ({
  type: "static",
  path,
  filePath: `public${path}`,
  headers: [{ key: "cache-control", value: cacheControl }],
});
const ROUTES: RoutesManifest = [
  file("/about", "public, max-age=0, must-revalidate"),
  file("/app-0123.js", "public, max-age=31536000, immutable"),
  { type: "redirect", path: "/former", toPath: "/about", status: 301, headers: [] },
];
const BUNDLE = "\n/app-0123.js\n  Cache-Control: public, max-age=31536000, immutable\n";

test("browsers keep bundles, and only the public site may be indexed", () => {
  expect(headersOfBuild(ROUTES, true)).toBe(BUNDLE);
  expect(headersOfBuild(ROUTES, false)).toBe(`\n/*\n  X-Robots-Tag: noindex\n${BUNDLE}`);
});

test("every redirect is a line", () => expect(redirectsFile(ROUTES)).toBe("/former /about 301\n"));

/** Also by hosts that send the last or the joined value, if two rules set the same header for one address. */
test("every address gets its headers, each from one rule", () => {
  const rules: { pattern: string; headers: string[] }[] = [];
  for (const line of `${readFileSync("static/_headers", "utf8")}${headersOfBuild(ROUTES, false)}`.split("\n")) {
    if (line.startsWith("/")) rules.push({ pattern: line, headers: [] });
    else if (line.startsWith("  ")) rules.at(-1)?.headers.push(line.trim().split(": ")[0] ?? "");
  }
  const headersAt = (address: string) =>
    rules
      .filter(({ pattern }) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(address))
      .flatMap(({ headers }) => headers)
      .sort();
  const ALL = [
    "Strict-Transport-Security",
    "X-Content-Type-Options",
    "X-Frame-Options",
    "Cross-Origin-Opener-Policy",
    "Referrer-Policy",
    "Permissions-Policy",
    "X-Robots-Tag",
  ];
  for (const [address, own] of [
    ["/about", []],
    ["/admin", []],
    ["/page-data/about/page-data.json", ["Cache-Control"]],
    ["/static/0123/plant.avif", ["Cache-Control", "Content-Security-Policy"]],
    ["/fonts/archivo-0123.woff2", ["Cache-Control"]],
    ["/app-0123.js", ["Cache-Control"]],
  ] as const)
    expect([address, headersAt(address)]).toEqual([address, [...ALL, ...own].sort()]);
});
