/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RoutesManifest } from "gatsby";
import { writeSite } from "./netlify-adapter";

/** Files by their addresses, as Gatsby lists them. */
const FILES: Readonly<Record<string, string>> = {
  "/": "public/index.html",
  "/about": "public/about/index.html",
  "/blog": "public/blog/index.html",
  "/blog/page/2": "public/blog/page/2/index.html",
  "/404": "public/404/index.html",
  "/404.html": "public/404.html",
  "/admin.html": "public/admin.html",
  "/.well-known/security.txt": "public/.well-known/security.txt",
  "/brochure.pdf": "public/brochure.pdf",
  "/CNAME": "public/CNAME",
  "/demo/index.html": "public/demo/index.html",
  "/page-data/404/page-data.json": "public/page-data/404/page-data.json",
  "/app-1.js": "public/app-1.js",
  "/app-1.js.map": "public/app-1.js.map",
  "/_gatsby/slices/_gatsby-scripts-1.html": "public/_gatsby/slices/_gatsby-scripts-1.html",
  "/~partytown/partytown.js": "public/~partytown/partytown.js",
};
const routesOf = (files: Readonly<Record<string, string>>): RoutesManifest =>
  Object.entries(files).map(([address, filePath]) => ({ type: "static", path: address, filePath, headers: [] }));
const REDIRECT: RoutesManifest[number] = { type: "redirect", path: "/blog/page", toPath: "/blog", status: 301, headers: [] };
const OPTIONS = { indexed: true, security: { includeSubDomains: false, preload: false } };

const started = process.cwd();
beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "kelvin-adapter-")));
  for (const [address, file] of Object.entries(FILES)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `text of ${address}`);
  }
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(started);
  rmSync(folder, { recursive: true });
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

test("pages are published without a trailing slash, other files at their place, and build files not at all", () => {
  writeSite([...routesOf(FILES), REDIRECT], "dist", OPTIONS);
  expect(filesBelow("dist")).toEqual(
    [
      ...[".well-known/security.txt", "404.html", "CNAME", "_headers", "_redirects", "about.html", "admin.html", "app-1.js", "blog.html"],
      ...["blog/page/2.html", "brochure.pdf", "build.txt", "demo/index.html", "index.html", "page-data/404/page-data.json"],
    ].sort(),
  );
  expect(readFileSync("dist/about.html", "utf8")).toBe("text of /about");
  expect(readFileSync("dist/404.html", "utf8")).toBe("text of /404.html");
  expect(readFileSync("dist/_headers", "utf8")).toMatch(
    /^\/\*\n {2}Strict-Transport-Security: .+\n\/about\n {2}Content-Security-Policy: /s,
  );
});

test("redirects of createRedirect come before those from index.html files", () => {
  writeSite([...routesOf(FILES), REDIRECT], "dist", OPTIONS);
  expect(readFileSync("dist/_redirects", "utf8").split("\n")).toEqual([
    "/blog/page /blog 301",
    "/sitemap.xml /sitemap-index.xml 301",
    "/404 /404.html 404!",
    "/404.html /404.html 404!",
    "/index.html / 301!",
    "/:step1/index.html /:step1 301",
    "/:step1/:step2/index.html /:step1/:step2 301",
    "/:step1/:step2/:step3/index.html /:step1/:step2/:step3 301",
    "",
  ]);
});

test("a build replaces the whole site; a failed build leaves it unchanged", () => {
  writeSite(routesOf(FILES), "dist", OPTIONS);
  expect(() => writeSite(routesOf({ ...FILES, "/missing.txt": "public/missing.txt" }), "dist", OPTIONS)).toThrow("missing.txt");
  expect(readFileSync("dist/about.html", "utf8")).toBe("text of /about");
  writeSite(routesOf({ "/": "public/index.html" }), "dist", OPTIONS);
  expect(existsSync("dist/about.html")).toBe(false);
  expect(readdirSync(".").filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
});

test("build.txt changes with any file, header or redirect, and only then", () => {
  const buildOf = (...[routes, options = OPTIONS]: [RoutesManifest, typeof OPTIONS?]) => {
    writeSite(routes, "dist", options);
    return readFileSync("dist/build.txt", "utf8");
  };
  const build = buildOf(routesOf(FILES));
  expect(build).toMatch(/^[0-9a-f]{16}\n$/);
  expect(buildOf(routesOf(FILES))).toBe(build);
  const { "/CNAME": _, ...fewer } = FILES;
  const builds = [build, buildOf(routesOf(fewer)), buildOf([...routesOf(FILES), REDIRECT])];
  builds.push(buildOf(routesOf(FILES), { ...OPTIONS, indexed: false }));
  writeFileSync("public/about/index.html", "another text");
  builds.push(buildOf(routesOf(FILES)));
  expect(new Set(builds).size).toBe(5);
});

test("a page that needs a server stops the build", () => {
  const page: RoutesManifest[number] = { type: "function", path: "/offers", functionId: "ssr-engine" };
  expect(() => writeSite([...routesOf(FILES), page], "dist", OPTIONS)).toThrow("/offers needs a server");
});
