import { JSDOM } from "jsdom";
import { readSettings } from "../../hosting/settings";
import { blockingLaunchItems } from "../../plugins/content/launch";
import { documentTitle } from "../../src/seo/document-title";
import { FILES, hyperlinksOf, inOneLine, metaOf, PAGES, pageAt, readPublished, textOf, textsOf, valuesOf } from "../built-pages";
import { NOT_FOUND, ROUTES } from "../routes";
import { ARTICLES, COMPANY, firstOf, SERVICES, SITE_ADDRESS, SOLUTIONS } from "../site-content";

const pathOf = (address: string) => new URL(address, SITE_ADDRESS).pathname;
const isPublished = (address: string) => FILES.includes(decodeURIComponent(pathOf(address).slice(1)));

/** @returns the head as a crawler without JavaScript reads it */
function headOf(address: string) {
  const page = pageAt(address);
  return {
    title: inOneLine(page.document.title),
    description: metaOf(page, "description"),
    robots: metaOf(page, "robots"),
    canonical: valuesOf(page.document, "link[rel=canonical]", "href"),
    openGraph: ["title", "description", "url", "type", "site_name", "locale"].map((name) => metaOf(page, `og:${name}`)),
    language: page.document.documentElement.lang,
    card: metaOf(page, "twitter:card"),
  };
}

test.each(ROUTES)("the head of $path has its address, and the title and description from its file in data/", ({ path, seo, isArticle }) => {
  const description = inOneLine(seo.description);
  const title = inOneLine(documentTitle(seo.title, COMPANY.name));
  const address = SITE_ADDRESS + path;
  expect(headOf(path)).toEqual({
    title,
    description: [description],
    robots: [],
    canonical: [address],
    openGraph: [[title], [description], [address], [isArticle ? "article" : "website"], [inOneLine(COMPANY.name)], ["en_IN"]],
    language: "en-IN",
    card: ["summary_large_image"],
  });
  const [picture = ""] = metaOf(pageAt(path), "og:image");
  expect([picture, isPublished(picture)]).toEqual([picture, true]);
  expect(metaOf(pageAt(path), "og:image:alt")).toEqual([expect.stringMatching(/\S/)]);
});

test("the 404 page is not indexed and has no canonical address", () => {
  const { title, robots, canonical } = headOf("/404");
  expect({ title, robots, canonical }).toEqual({
    title: inOneLine(documentTitle(NOT_FOUND.seo.title, COMPANY.name)),
    robots: ["noindex"],
    canonical: [],
  });
});

/** @returns the page's structured data as JSON */
const structuredDataOf = (address: string) =>
  [...pageAt(address).document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? "");

test.each(ROUTES)("$path has one block of structured data, which names the company and the page", ({ path }) => {
  const [json = "", ...others] = structuredDataOf(path);
  expect(others).toEqual([]);
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: COMPANY.name }));
  expect(json).toContain(SITE_ADDRESS + path);
});

test("the structured data of a service has its type and its breadcrumbs", () => {
  const [json] = structuredDataOf(firstOf(SERVICES).path);
  for (const type of ["WebSite", "WebPage", "BreadcrumbList", "Service"]) expect(json).toContain(`"@type":"${type}"`);
});

/** hosting/settings.test.ts tests which builds may be indexed. */
const { mayBeIndexed, isProduction } = readSettings();
const hasSamples = blockingLaunchItems().length > 0;

test("search engines may index the site and get its sitemap only if the settings allow it and no sample is blocking", () => {
  const isIndexed = !readPublished("_headers").includes("\n/*\n  X-Robots-Tag: noindex");
  expect(isIndexed).toBe(mayBeIndexed && !hasSamples);
  expect(readPublished("robots.txt").includes(`Sitemap: ${SITE_ADDRESS}/sitemap-index.xml`)).toBe(isIndexed);
});

test("every page of the public site has a notice while a sample is blocking, and no other page has", () => {
  const noticed = PAGES.filter(({ document }) => document.querySelector("aside.samples"));
  expect(noticed.map(({ address }) => address)).toEqual(isProduction && hasSamples ? PAGES.map(({ address }) => address) : []);
});

test("the sitemap has every address and no others", () => {
  expect(readPublished("sitemap-index.xml")).toContain(`${SITE_ADDRESS}/sitemap-0.xml`);
  const listed = [...readPublished("sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
  expect(listed.sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

test("the feed has the newest articles, newest first", () => {
  const [address = ""] = valuesOf(pageAt("/blog").document, 'link[type="application/rss+xml"]', "href");
  const feed = new JSDOM(readPublished(pathOf(address).slice(1)), { contentType: "text/xml" }).window.document;
  const items = textsOf(feed, "item > link").map((link, index) => ({
    path: pathOf(link),
    date: new Date(textsOf(feed, "item > pubDate")[index] ?? "").toISOString().slice(0, 10),
  }));
  expect(items.length > 0).toBe(ARTICLES.length > 0);
  expect(items).toEqual(ARTICLES.slice(0, items.length).map(({ path, date }) => ({ path, date })));
});

test("the icons of the manifest and the page are published, and so is the one that home screens request by name", () => {
  const { document } = pageAt("/");
  const [manifest = ""] = valuesOf(document, "link[rel=manifest]", "href");
  const { icons }: { icons: { src: string }[] } = JSON.parse(readPublished(pathOf(manifest).slice(1)));
  const addresses = [...icons.map(({ src }) => src), ...valuesOf(document, "link[rel=icon]", "href"), "/apple-touch-icon.png"];
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => !isPublished(address))).toEqual([]);
});

test("every article is on the list, with excerpt and a link that has its title", () => {
  const cards = [...pageAt("/blog").document.querySelectorAll("article")].map((card) => ({
    text: textOf(card),
    link: hyperlinksOf(card)[0],
  }));
  expect(cards).toEqual(
    ARTICLES.map(({ title, excerpt, path }) => ({
      text: expect.stringContaining(inOneLine(excerpt)),
      link: { text: expect.stringContaining(inOneLine(title)), href: path },
    })),
  );
});

/** How fast adults read non-fiction, in words per minute (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const [SLOW, FAST] = [175, 300] as const;

// test.each fails without articles.
for (const { path, intro, sections, faq } of ARTICLES)
  test(`${path} says how many minutes it takes to read`, () => {
    const texts = [intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)];
    const words = texts.join(" ").match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    // Beside the date, because a title may be "A 10-minute drill".
    const beside = pageAt(path).document.querySelector("time")?.parentElement;
    const minutes = Number(/(\d+)[- ]min/.exec(beside ? textOf(beside) : "")?.[1]);
    expect(minutes).toBeGreaterThanOrEqual(Math.floor(words / FAST));
    expect(minutes).toBeLessThanOrEqual(Math.ceil(words / SLOW));
  });

for (const { path, related } of ARTICLES)
  test(`${path} links to its related pages, and its share link contains its address`, () => {
    const targets = hyperlinksOf(pageAt(path).document).map(({ href }) => href);
    const published = [...SERVICES, ...SOLUTIONS].filter(({ slug }) => related.includes(slug));
    for (const { slug } of published) expect(targets.some((target) => target.endsWith(`/${slug}`))).toBe(true);
    expect(targets.some((target) => target.startsWith("https://wa.me/") && target.includes(encodeURIComponent(SITE_ADDRESS + path)))).toBe(
      true,
    );
  });
