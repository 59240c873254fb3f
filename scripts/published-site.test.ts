/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RoutesManifest } from "gatsby";
import { headerRules, headersFile } from "../hosting/headers";
import { close, LOOPBACK, listen } from "../hosting/listen";
import { redirectsFile } from "../hosting/redirects";
import { createStaticSite } from "../hosting/static-site";
import { publishedSiteProblems } from "./published-site";

const SECURITY = { includeSubDomains: false, preload: false };
const PAGE = '<meta http-equiv="Content-Security-Policy" content=""/><script data-scripts="/app-0123.js"></script>';
const BUNDLE: RoutesManifest[number] = {
  type: "static",
  path: "/app-0123.js",
  filePath: "public/app-0123.js",
  headers: [{ key: "cache-control", value: "immutable" }],
};
const sitemap = (...addresses: readonly string[]) => addresses.map((address) => `<loc>https://kelvin.example${address}</loc>`).join("");

const FILES: Readonly<Record<string, string>> = {
  "index.html": PAGE,
  "blog/1.html": PAGE,
  "blog/2.html": PAGE,
  "404.html": PAGE,
  "build.txt": "b1\n",
  "admin.html": PAGE,
  "app-0123.js": "run()",
  "sitemap-index.xml": sitemap("/sitemap-0.xml"),
  "sitemap-0.xml": sitemap("/", "/blog/1", "/blog/2"),
  _headers: headersFile(headerRules(["/", "/blog/1"], [BUNDLE], { indexed: true, security: SECURITY })),
  _redirects: redirectsFile([]),
};

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-published-"));
});
afterEach(async () => {
  if (server) await close(server);
  rmSync(folder, { recursive: true });
});

async function problemsOf(files: Readonly<Record<string, string>>, { security = SECURITY, build = "b1" } = {}): Promise<string[]> {
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const site = await createStaticSite(folder);
  server = site;
  const origin = `http://${LOOPBACK}:${await listen(site, { port: 0, owner: "The site", variable: "SITE_PORT" })}`;
  const { problems } = await publishedSiteProblems(origin, security, build);
  return problems.map((problem) => problem.replace(origin, ""));
}

test("a site with the right headers and redirects has no problems", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test("a wrong header is reported for one page of every kind", async () => {
  const loose = FILES._headers?.replaceAll("Cross-Origin-Opener-Policy: same-origin\n", "Cross-Origin-Opener-Policy: unsafe-none\n");
  expect(await problemsOf({ _headers: loose ?? "" })).toEqual(
    ["/", "/blog/2"].map((page) => `${page} has wrong headers: Cross-Origin-Opener-Policy is "unsafe-none" instead of "same-origin"`),
  );
});

test("another version than the expected one is reported", async () => {
  expect(await problemsOf({}, { build: "b2" })).toEqual(['/build.txt is "b1" instead of "b2": another version is published']);
});

test.each([
  ["max-age=63072000; includeSubDomains", { includeSubDomains: true, preload: false }],
  ["max-age=63072000; includeSubDomains; preload", { includeSubDomains: true, preload: true }],
])("HSTS is expected to be %s", async (expected, security) => {
  const problems = await problemsOf({}, { security });
  expect(problems[0]).toBe(`/build.txt has wrong headers: Strict-Transport-Security is "max-age=63072000" instead of "${expected}"`);
});

test("missing headers and redirects are reported", async () => {
  const problems = await problemsOf({ _headers: "", _redirects: "" });
  expect(problems).toContainEqual(
    expect.stringMatching(/^\/ has wrong headers: Strict-Transport-Security is "" instead of "max-age=63072000", X-Content-Type/),
  );
  expect(problems).toContain("/index.html responds with 200 instead of 301");
  expect(problems.find((problem) => problem.startsWith("/app-0123.js"))).toContain("immutable");
});

test("a missing page of the sitemap and a page without its policy are reported", async () => {
  expect(await problemsOf({ "sitemap-0.xml": sitemap("/", "/about"), "index.html": PAGE.replace("http-equiv", "name") })).toEqual([
    "/ has no policy in its head",
    "/about responds with 404 instead of 200",
  ]);
});

test("a site that does not respond is reported once for each address", async () => {
  const { problems } = await publishedSiteProblems("http://127.0.0.1:1", SECURITY);
  expect(problems).toContain("http://127.0.0.1:1/sitemap-index.xml lists no page");
  expect(problems.filter((problem) => problem.includes("does not respond"))).toHaveLength(5);
});
