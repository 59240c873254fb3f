import { expect, test } from "@playwright/test";
import { FEED_ARTICLES } from "../src/publish/search/feed";
import { lastChanges } from "../src/publish/search/last-changes";
import { PAGE_OF_EVERY_KIND, ROUTES } from "./routes";
import { ARTICLES, BLOG, firstOf, SERVICES, SITE_ADDRESS } from "./site-words";

const pathOf = (address: string) => new URL(address).pathname;

test("robots.txt leads to a sitemap of every address, each with the day its text last changed", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.split("\n")).toContain(`Sitemap: ${SITE_ADDRESS}/sitemap-index.xml`);

  const index = await (await request.get("/sitemap-index.xml")).text();
  expect(index).toContain(`${SITE_ADDRESS}/sitemap-0.xml`);
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, address = "", changed]) => ({
    path: pathOf(address),
    changed: changed && Date.parse(changed),
  }));

  // where git's history is not at hand, the sitemap says no day
  const changes = lastChanges("data");
  const changed = (dataFiles: readonly string[]) => {
    const days = dataFiles.flatMap((file) => changes.get(`data/${file}`) ?? []);
    return days.length > 0 ? Math.max(...days.map((day) => Date.parse(day))) : undefined;
  };
  const wanted = ROUTES.map(({ path, dataFiles }) => ({ path, changed: changed(dataFiles) }));
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
  expect(entries.toSorted(byPath)).toEqual(wanted.toSorted(byPath));
  for (const { path } of entries) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

/** @returns the address that a page's link element of this relation or type leads to */
const linkOf = (html: string, mark: string): string => new RegExp(`<link (?=[^>]*="${mark}")[^>]*href="([^"]*)"`).exec(html)?.[1] ?? "";

test("the feed holds the newest articles, newest first, and bears the day of the first", async ({ request }) => {
  const address = linkOf(await (await request.get("/blog")).text(), "application/rss\\+xml");
  const feed = await (await request.get(address)).text();
  const items = [...feed.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => ({
    path: pathOf(/<link>([^<]+)<\/link>/.exec(item)?.[1] ?? ""),
    date: new Date(/<pubDate>([^<]+)<\/pubDate>/.exec(item)?.[1] ?? "").toISOString().slice(0, 10),
  }));
  const newest = ARTICLES.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, FEED_ARTICLES);
  expect(items.map(({ date }) => date)).toEqual(newest.map(({ date }) => date));
  expect(new Set(items.map(({ path }) => path)).size).toBe(newest.length);
  expect(Date.parse(/<lastBuildDate>([^<]+)</.exec(feed)?.[1] ?? "")).toBe(Date.parse(firstOf(newest).date));
  for (const { path, date } of items) expect([path, date]).toEqual([path, ARTICLES.find((article) => article.path === path)?.date]);
});

/** As crawlers read it, who run no scripts. @returns the content of a page's meta element */
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

for (const address of PAGE_OF_EVERY_KIND) {
  test(`${address} shared shows a card of its own`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const answer = await request.get(pathOf(metaOf(html, "og:image") ?? ""));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
  });
}

test("the structured data of a page is there without a script running, once, and is JSON", async ({ request }) => {
  const html = await (await request.get(firstOf(SERVICES).path)).text();
  const elements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(elements).toHaveLength(1);
  const graph: { "@graph": { "@type": string }[] } = JSON.parse(elements[0]?.[1] ?? "");
  expect(graph["@graph"].map((node) => node["@type"])).toEqual([
    "ProfessionalService",
    "WebSite",
    "WebPage",
    "BreadcrumbList",
    "Service",
    "FAQPage",
  ]);
});

test("the icons and the manifest answer", async ({ request }) => {
  const address = linkOf(await (await request.get("/")).text(), "manifest");
  const manifest: { icons: { src: string }[] } = await (await request.get(address)).json();
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("an article passes on its title and address, and leads to its neighbours and its subjects", async ({ page }) => {
  const position = Math.floor(ARTICLES.length / 2);
  const article = ARTICLES[position] ?? firstOf(ARTICLES);
  const neighbours = [ARTICLES[position - 1], ARTICLES[position + 1]].flatMap((neighbour) => neighbour?.path ?? []);
  await page.goto(article.path);

  const share = await page.getByRole("link", { name: BLOG.sheet.shareByWhatsapp }).getAttribute("href");
  const shared = new URL(share ?? "").searchParams.get("text") ?? "";
  expect(shared).toContain(article.title);
  expect(shared).toContain(SITE_ADDRESS + article.path);

  const addresses = (links: Element[]) => links.map((link) => link.getAttribute("href"));
  const more = page.getByRole("navigation", { name: BLOG.sheet.neighboursLabel }).getByRole("link");
  expect(await more.evaluateAll(addresses)).toEqual(neighbours);
  const subjects = page.locator("main footer section li a");
  expect((await subjects.evaluateAll(addresses)).map((address) => address?.split("/").at(-1))).toEqual(article.related);
  await expect(page.getByText(/\d+-minute read/)).toBeVisible();
});
