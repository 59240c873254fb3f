/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { close, LOOPBACK, listen } from "./listen";
import { createStaticSite } from "./static-site";

const FILES = {
  "index.html": "home",
  "about.html": "about",
  "services.html": "services",
  "services/hvac.html": "hvac",
  "404.html": "not found",
  "app.js": "script ".repeat(200),
  "favicon.ico": "icon",
  _headers:
    "# of the test\n/*\n  X-Everywhere: yes\n  X-Which: general\n\n/about\n  X-Which: about\n\n/app.js\n  Cache-Control: immutable\n",
  _redirects:
    "/index.html / 301!\n/:page/index.html /:page 301\n/services.html /services 301\n/404 /404.html 404!\n/404.html /404.html 404!\n/old%20page /about 301\n/to-text /a%20text.txt 301\n",
};

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "static-site-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = await createStaticSite(folder);
  origin = `http://${LOOPBACK}:${await listen(server, { port: 0, owner: "The site", variable: "SITE_PORT" })}`;
});
afterAll(async () => {
  await close(server);
  rmSync(folder, { recursive: true });
});

/** Sends an address unchanged. fetch would normalise it. */
const rawRequest = (address: string) =>
  new Promise<{ status?: number; location?: string }>((resolve, reject) => {
    request(origin, { path: address }, ({ statusCode, headers }) => resolve({ status: statusCode, location: headers.location }))
      .on("error", reject)
      .end();
  });

const get = (address: string, headers = {}) => fetch(origin + address, { redirect: "manual", headers });

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/about?from=mail", "about"],
  ["/services", "services"],
  ["/services/hvac", "hvac"],
  ["/%61bout", "about"],
])("%s responds without a redirect", async (address, text) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
});

test.each([
  ["/index.html", "/"],
  ["//", "/"],
  ["/about/", "/about"],
  ["/about/index.html", "/about"],
  ["/About", "/about"],
  ["/SERVICES/Hvac/?a=1", "/services/hvac?a=1"],
  ["/%41bout", "/about"],
  ["/%61bout/", "/about"],
  ["/old%20page", "/about"],
  ["/to-text", "/a%20text.txt"],
])("%s redirects to %s permanently, in one step", async (address, target) => {
  const response = await get(address);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(target);
});

test("a file takes precedence over a redirect without force", async () => {
  expect((await get("/services.html")).status).toBe(200);
});

test.each([
  "/nothing",
  "/nothing/",
  "/About/Nothing",
  "/About/Index.html",
  "/services%2Fhvac",
  "/../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/app.css",
  "/app.js/app.js",
  "/%",
  "/%00",
  "/a//b",
  "/404",
  "/404.html",
  "/_headers",
  "/_redirects",
  // longer than any file name
  `/${"long".repeat(100)}`,
])("%s is not found", async (address) => {
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("not found");
  expect(response.headers.get("x-everywhere")).toBe("yes");
});

test("the last matching header wins, and caching defaults to Netlify's", async () => {
  const about = await get("/about");
  expect(about.headers.get("x-which")).toBe("about");
  expect(about.headers.get("x-everywhere")).toBe("yes");
  expect(about.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect((await get("/app.js")).headers.get("cache-control")).toBe("immutable");
});

test("a percent-encoded address has the headers of its file", async () => {
  const script = await get("/%61pp.js");
  expect(script.status).toBe(200);
  expect(script.headers.get("cache-control")).toBe("immutable");
});

test.each([
  ["br", "br, gzip"],
  ["gzip", "br;q=0, gzip"],
  ["br", "gzip;q=0.8, br;q=0.9"],
  ["gzip", "xbr, gzip;q=0.001"],
  [null, "br;q=0, gzip; q=0.0"],
  [null, "identity"],
])("the encoding is %s for a browser that accepts %s", async (encoding, accepted) => {
  const response = await get("/app.js", { "Accept-Encoding": accepted });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toBe(FILES["app.js"]);
});

test("an unchanged file is a 304 without a body, with the headers of its address", async () => {
  const tag = (await get("/about")).headers.get("etag") ?? "";
  const unchanged = await get("/about", { "If-None-Match": `W/"other", ${tag}` });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  expect(unchanged.headers.get("x-which")).toBe("about");
  expect(unchanged.headers.get("etag")).toBe(tag);
  expect((await get("/about", { "If-None-Match": '"other"' })).status).toBe(200);
  expect((await get("/nothing", { "If-None-Match": tag })).status).toBe(404);
});

test("the icon has the type of an icon", async () => {
  expect((await get("/favicon.ico")).headers.get("content-type")).toBe("image/vnd.microsoft.icon");
});

test("an unreadable file is a 500, and the server continues", async () => {
  renameSync(path.join(folder, "404.html"), path.join(folder, "away.html"));
  expect((await get("/nothing")).status).toBe(500);
  renameSync(path.join(folder, "away.html"), path.join(folder, "404.html"));
  expect((await get("/nothing")).status).toBe(404);
});

test.each(["///evil.example/%2e%2e/about/", "//evil.example/..", "//about/", "/%5Cevil.example/index.html", "///evil.example/index.html"])(
  "%s does not redirect to another site",
  async (address) => {
    const { status, location } = await rawRequest(address);
    expect(status === 404 || /^\/(?![/\\])/.test(location ?? "")).toBe(true);
  },
);

test("HEAD responds like GET, without a body; other methods are refused", async () => {
  const head = await fetch(`${origin}/about`, { method: "HEAD" });
  expect([head.status, head.headers.get("x-which"), await head.text()]).toEqual([200, "about", ""]);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const response = await fetch(`${origin}/about`, { method });
    expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
  }
});
