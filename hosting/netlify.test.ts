/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

/** @returns the header lines that the host sends for an address */
function headersAt(address: string, isIndexed: boolean): string[] {
  const rules = `${readFileSync("static/_headers", "utf8")}${headersOfBuild(ROUTES, isIndexed)}`.matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gm);
  const matching = [...rules].filter(([, pattern = ""]) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(address));
  return matching.flatMap(([, , headers = ""]) => headers.trim().split(/\n\s*/));
}

const OF_ALL = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Cross-Origin-Opener-Policy",
  "Referrer-Policy",
  "Permissions-Policy",
];

/** If two rules set the same header for an address, hosts send the last value or both joined. */
test.each([
  ["/about", true, []],
  ["/about", false, ["X-Robots-Tag"]],
  ["/page-data/about/page-data.json", true, ["Cache-Control", "X-Robots-Tag"]],
  ["/static/0123/plant.avif", true, ["Cache-Control", "Content-Security-Policy"]],
  ["/fonts/archivo-0123.woff2", true, ["Cache-Control"]],
  ["/app-0123.js", true, ["Cache-Control"]],
])("%s, indexed: %s, has each header once", (address, isIndexed, own) => {
  const names = headersAt(address, isIndexed).map((line) => line.split(": ")[0]);
  expect(names.sort()).toEqual([...OF_ALL, ...own].sort());
});

test("bundles are cached, and noindex keeps search engines out", () => {
  expect(headersAt("/app-0123.js", false)).toContain("Cache-Control: public, max-age=31536000, immutable");
  expect(headersAt("/about", false)).toContain("X-Robots-Tag: noindex");
});

test("each redirect is one line", () => expect(redirectsFile(ROUTES, "no-such-file")).toBe("/former /about 301\n"));

test("an owner's file of redirects comes first", () => {
  const own = path.join(mkdtempSync(path.join(tmpdir(), "kelvin-")), "_redirects");
  writeFileSync(own, "/api/* https://api.example/:splat 200");
  expect(redirectsFile(ROUTES, own)).toBe("/api/* https://api.example/:splat 200\n/former /about 301\n");
});
