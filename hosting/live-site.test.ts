/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { close } from "./listen";
import { liveSiteProblems } from "./live-site";
import { createStaticSite, LOOPBACK } from "./static-site";

const PROTECTED = [
  "/*",
  "  Content-Security-Policy: default-src 'self'",
  "  Strict-Transport-Security: max-age=1",
  "  X-Content-Type-Options: nosniff",
  "  X-Frame-Options: DENY",
  "  Referrer-Policy: no-referrer",
  "  Cross-Origin-Resource-Policy: same-origin",
  "  Permissions-Policy: usb=()",
  "/app-0123456789abcdef0123.js",
  "  Cache-Control: public, max-age=1, immutable",
].join("\n");

const FILES: Readonly<Record<string, string>> = {
  "index.html": '<title data-react-helmet="true">Pumps &amp; pipes</title><script data-scripts="/app-0123456789abcdef0123.js"></script>',
  "404.html": "<title>Not found</title>",
  "app-0123456789abcdef0123.js": "run()",
  _headers: PROTECTED,
  _redirects: "/index.html / 301!\n",
};
const PAGES = [{ path: "/", title: "Pumps & pipes" }];

let folder: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-live-"));
});
afterEach(async () => {
  if (server) await close(server);
  rmSync(folder, { recursive: true });
});

async function problemsOf(files: Readonly<Record<string, string>>, pages = PAGES): Promise<string> {
  for (const [name, text] of Object.entries({ ...FILES, ...files })) writeFileSync(path.join(folder, name), text);
  const site = await createStaticSite(folder);
  server = site;
  await new Promise<void>((listening) => site.listen(0, LOOPBACK, listening));
  const { port } = site.address() as AddressInfo;
  const problems = await liveSiteProblems(`http://${LOOPBACK}:${port}`, pages);
  return problems.join("\n").replaceAll(`http://${LOOPBACK}:${port}`, "");
}

test("a site as it should be has none", async () => {
  expect(await problemsOf({})).toBe("");
});

test("an older version, a missing page, missing headers and missing redirects are distinguished", async () => {
  expect(await problemsOf({ "index.html": FILES["index.html"]?.replace("Pumps", "Fans") ?? "" })).toBe(
    '/ has the title "Fans & pipes" instead of "Pumps & pipes": an older version is still live',
  );
  if (server) await close(server);
  expect(await problemsOf({}, [...PAGES, { path: "/about", title: "About" }])).toBe("/about answers 404 instead of 200");
  if (server) await close(server);
  const withoutHeaders = await problemsOf({ _headers: "" });
  expect(withoutHeaders).toContain("/ comes without Content-Security-Policy, Strict-Transport-Security");
  expect(withoutHeaders).toContain("/app-0123456789abcdef0123.js is a script that browsers may not keep");
  if (server) await close(server);
  expect(await problemsOf({ _redirects: "" })).toContain("/index.html answers 200 instead of leading to / by a 301");
});

test("a title that names a sign of HTML is read once", async () => {
  const title = "How &lt; is written";
  const html = FILES["index.html"]?.replace("Pumps &amp; pipes", "How &amp;lt; is written") ?? "";
  expect(await problemsOf({ "index.html": html }, [{ path: "/", title }])).toBe("");
});

test("a site that does not answer is one sentence for each address", async () => {
  expect((await liveSiteProblems("http://127.0.0.1:1", PAGES)).every((problem) => problem.includes("does not answer"))).toBe(true);
});
