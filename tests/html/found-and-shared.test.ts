import { NOT_FOUND, ROUTES } from "../routes";
import { ARTICLES, COMPANY, firstOf, SERVICES, SITE_ADDRESS } from "../site-content";
import { FILES, hyperlinksOf, linksOf, metaOf, pageAt, readPublished } from "./built-pages";
import { inOneLine, parsedElements, textOf } from "./parsed-elements";

const pathOf = (address: string) => new URL(address, SITE_ADDRESS).pathname;
const isPublished = (address: string) => FILES.includes(decodeURIComponent(pathOf(address).slice(1)));

/** The head in the HTML, as a crawler without JavaScript reads it. */
function headOf(address: string) {
  const page = pageAt(address);
  return {
    title: page.elements.filter(({ name }) => name === "title").map(({ html }) => textOf(html))[0],
    description: metaOf(page, "description"),
    robots: metaOf(page, "robots"),
    canonical: linksOf(page, "rel", "canonical"),
    openGraph: ["title", "description", "url", "type", "site_name", "locale"].map((name) => metaOf(page, `og:${name}`)),
    language: page.elements.find(({ name }) => name === "html")?.attributes.get("lang"),
    card: metaOf(page, "twitter:card"),
  };
}

test.each(ROUTES)(
  "the head of $path has the title and description of its file in data/, and its address",
  ({ path, seo: { title, description }, isArticle }) => {
    const address = SITE_ADDRESS + path;
    expect(headOf(path)).toEqual({
      title,
      description: [description],
      robots: [],
      canonical: [address],
      openGraph: [[title], [description], [address], [isArticle ? "article" : "website"], [COMPANY.name], ["en_IN"]],
      language: "en-IN",
      card: ["summary_large_image"],
    });
    const [picture = ""] = metaOf(pageAt(path), "og:image");
    expect([picture, isPublished(picture)]).toEqual([picture, true]);
    expect(metaOf(pageAt(path), "og:image:alt")).toEqual([expect.stringMatching(/\S/)]);
  },
);

test("the 404 page is not indexed and has no canonical address", () => {
  const { title, robots, canonical } = headOf("/404");
  expect({ title, robots, canonical }).toEqual({ title: NOT_FOUND.seo.title, robots: ["noindex"], canonical: [] });
});

test.each(ROUTES)("$path has one block of structured data, which names the company and the page", ({ path }) => {
  const elements = pageAt(path).elements.filter(({ attributes }) => attributes.get("type") === "application/ld+json");
  expect(elements).toHaveLength(1);
  const { "@graph": graph }: { "@graph": { "@type": string; url?: string; name?: string }[] } = JSON.parse(elements[0]?.html ?? "");
  expect(graph).toContainEqual(expect.objectContaining({ name: COMPANY.name }));
  expect(JSON.stringify(graph)).toContain(SITE_ADDRESS + path);
});

test("the structured data of a service names it and its breadcrumbs", () => {
  const html = pageAt(firstOf(SERVICES).path).elements.find(({ attributes }) => attributes.get("type") === "application/ld+json")?.html;
  for (const type of ["WebSite", "WebPage", "BreadcrumbList", "Service"]) expect(html).toContain(`"@type":"${type}"`);
});

/** hosting/settings.test.ts has the table of who may be indexed. */
const isForProduction = process.env.CONTEXT === "production";

test(`search engines ${isForProduction ? "get the sitemap only if they may index this build" : "may not index this build"}`, () => {
  const isIndexed = !readPublished("_headers").includes("X-Robots-Tag: noindex");
  expect(readPublished("robots.txt").includes(`Sitemap: ${SITE_ADDRESS}/sitemap-index.xml`)).toBe(isIndexed);
  if (!isForProduction) expect(isIndexed).toBe(false);
});

test("the sitemap has every address and no others", () => {
  expect(readPublished("sitemap-index.xml")).toContain(`${SITE_ADDRESS}/sitemap-0.xml`);
  const listed = [...readPublished("sitemap-0.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
  expect(listed.sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

test("the feed has the newest articles, newest first", () => {
  const [address = ""] = linksOf(pageAt("/blog"), "type", "application/rss+xml");
  const items = [...readPublished(pathOf(address).slice(1)).matchAll(/<item>.*?<\/item>/gs)].map(([item]) => ({
    path: pathOf(/<link>([^<]+)<\/link>/.exec(item)?.[1] ?? ""),
    date: new Date(/<pubDate>([^<]+)<\/pubDate>/.exec(item)?.[1] ?? "").toISOString().slice(0, 10),
  }));
  const newest = ARTICLES.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, items.length);
  expect(items.length).toBeGreaterThan(0);
  expect(items.map(({ date }) => date)).toEqual(newest.map(({ date }) => date));
  for (const { path, date } of items) expect([path, date]).toEqual([path, ARTICLES.find((article) => article.path === path)?.date]);
});

test("the icons of the manifest and of the page are published, and the one that home screens request by its name", () => {
  const [manifest = ""] = linksOf(pageAt("/"), "rel", "manifest");
  const { icons }: { icons: { src: string }[] } = JSON.parse(readPublished(pathOf(manifest).slice(1)));
  const addresses = [...icons.map(({ src }) => src), ...linksOf(pageAt("/"), "rel", "icon"), "/apple-touch-icon.png"];
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.filter((address) => !isPublished(address))).toEqual([]);
});

test("every article is on the list, with title, excerpt and a link that names it", () => {
  const cards = pageAt("/blog").elements.filter(({ name }) => name === "article");
  expect(cards).toHaveLength(ARTICLES.length);
  for (const [index, { title, excerpt, path }] of ARTICLES.entries()) {
    const { html = "" } = cards[index] ?? {};
    for (const part of [title, excerpt]) expect(textOf(html)).toContain(inOneLine(part));
    const [link] = hyperlinksOf(parsedElements(html));
    expect(link).toEqual({ text: expect.stringContaining(inOneLine(title)), href: path });
  }
});

/** How fast adults read non-fiction, in words a minute (Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047). */
const [SLOW, FAST] = [175, 300] as const;

test.each(ARTICLES)("$path says how many minutes it takes to read", ({ path, intro, sections, faq }) => {
  const texts = [intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)];
  const words = texts.join(" ").match(/\w\S*/g)?.length ?? 0;
  const minutes = Number(/(\d+)[- ]min/.exec(textOf(pageAt(path).html))?.[1]);
  expect(minutes).toBeGreaterThanOrEqual(Math.floor(words / FAST));
  expect(minutes).toBeLessThanOrEqual(Math.ceil(words / SLOW));
});

test.each(ARTICLES)("$path links to its related pages, and its share link contains its address", ({ path, related }) => {
  const targets = hyperlinksOf(pageAt(path).elements).map(({ href }) => href);
  for (const slug of related) expect(targets.some((target) => target.endsWith(`/${slug}`))).toBe(true);
  expect(targets.some((target) => target.startsWith("https://wa.me/") && target.includes(encodeURIComponent(SITE_ADDRESS + path)))).toBe(
    true,
  );
});
