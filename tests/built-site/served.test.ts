import type { Server } from "node:http";
import { close, LOOPBACK, listen } from "../../hosting/listen";
import { PUBLISHED_FOLDER } from "../../hosting/netlify-adapter";
import { createStaticSite } from "../../hosting/static-site";
import { articlesByPage } from "../../src/site/article-pages";
import { PAGE_OF_EVERY_KIND, ROUTES } from "../routes";
import { ARTICLES } from "../site-content";
import { pageAt } from "./built-pages";

let server: Server;
let site: string;
beforeAll(async () => {
  server = await createStaticSite(PUBLISHED_FOLDER);
  site = `http://${LOOPBACK}:${await listen(server, { port: 0, owner: "The tested site", variable: "SITE_PORT" })}`;
});
afterAll(() => close(server));

/** @returns the status of an address and the target of its redirect */
async function get(address: string) {
  const { status, headers } = await fetch(site + address, { redirect: "manual" });
  return { status, location: headers.get("location") ?? undefined, headers };
}

test.each(ROUTES.filter(({ path }) => path !== "/"))(
  "$path responds without a redirect, and other spellings lead there by one redirect",
  async ({ path }) => {
    expect((await get(path)).status).toBe(200);
    const inCapitals = [path.toUpperCase(), path.replace(/\/\w/g, (start) => start.toUpperCase())].filter((form) => form !== path);
    for (const form of [`${path}/`, `${path}/index.html`, ...inCapitals]) {
      const { status, location } = await get(form);
      expect([form, status, location]).toEqual([form, 301, path]);
    }
  },
);

test("/index.html redirects to the home page, the article list's first page to /blog, /sitemap.xml to the sitemap", async () => {
  for (const [form, path] of [
    ["/index.html", "/"],
    ["/blog/page", "/blog"],
    ["/blog/page/1", "/blog"],
    ["/sitemap.xml", "/sitemap-index.xml"],
  ] as const)
    expect(await get(form)).toMatchObject({ status: 301, location: path });
});

test("an unknown address is a 404, even if it resembles a known one", async () => {
  const beyond = `/blog/page/${articlesByPage(ARTICLES).length + 1}`;
  const unknown = PAGE_OF_EVERY_KIND.map((address) => `${address.replace(/\/$/, "")}/no-such-page`);
  for (const address of [...unknown, beyond, "/app.js.map", "/404", "/404.html"])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
});

test("HSTS binds this host, and others only if the build says so", async () => {
  const { HSTS_INCLUDE_SUBDOMAINS, HSTS_PRELOAD } = process.env;
  const options = [...(HSTS_INCLUDE_SUBDOMAINS === "true" ? ["includeSubDomains"] : []), ...(HSTS_PRELOAD === "true" ? ["preload"] : [])];
  expect((await get("/")).headers.get("strict-transport-security")).toBe(["max-age=63072000", ...options].join("; "));
});

test("browsers revalidate pages, cache files with a hash in their name, and keep page data for at most a minute", async () => {
  const caching = async (address: string) => (await get(address)).headers.get("cache-control") ?? "";
  // Those of this build: bundles of earlier builds may still be in dist/.
  const { html } = pageAt("/");
  const hashed = [/\/app-[0-9a-f]+\.js/, /[^"(]+\.woff2/].map((name) => name.exec(html)?.[0]);
  for (const address of PAGE_OF_EVERY_KIND) expect(await caching(address)).toBe("public, max-age=0, must-revalidate");
  for (const file of hashed) expect(await caching(String(file))).toBe("public, max-age=31536000, immutable");
  expect(Number(/max-age=(\d+)/.exec(await caching("/page-data/index/page-data.json"))?.[1])).toBeLessThanOrEqual(60);
});
