import { JSDOM } from "jsdom";
import { readSettings } from "../../hosting/settings";
import { dataFiles } from "../../plugins/content/data";
import { blockingLaunchQuestions } from "../../plugins/content/launch";
import { FILES, metaOf, PAGES, pageAt, readPublished, textsOf, valuesOf } from "../built-pages";
import { ROUTES } from "../routes";
import { ARTICLES, SITE_ADDRESS } from "../site-content";

// Every publication waits for the tests of this folder. No valid edit of data/ may turn one red: the check judges words.

const pathOf = (address: string) => new URL(address, SITE_ADDRESS).pathname;
const isPublished = (address: string) => FILES.includes(decodeURIComponent(pathOf(address).slice(1)));

test("every page in data/ and the 404 page are published, and no others", () => {
  const expected = [...ROUTES.map(({ path }) => path), "/404"];
  expect(PAGES.map(({ address }) => address).sort()).toEqual(expected.sort());
});

/** Addresses in lists whose anchor may have been renamed. The check warns, and the link leads to the top of its page. */
const mayLackAnchor = new Set<unknown>(
  dataFiles().flatMap(({ fields }) => fields.flatMap(({ value, meta }) => (meta.mayBeGone ? [value] : []))),
);

/** @returns whether a page, an anchor or a file exists. Assumes that addresses of other sites and schemes do */
function exists(target: string, from: string): boolean {
  if (/^[a-z]+:/i.test(target)) return true;
  const { pathname, hash } = new URL(target, `http://site${from}`);
  const page = PAGES.find(({ address }) => address === pathname);
  if (!page) return isPublished(pathname);
  return hash === "" || mayLackAnchor.has(target) || page.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

test("every link, picture, script and style leads to a page, an anchor or a file", () => {
  const broken = PAGES.flatMap(({ address, document }) =>
    [...document.querySelectorAll("[href], [src], [srcset]")].flatMap((element) => {
      const sources = element.getAttribute("srcset")?.split(",") ?? [];
      const targets = [element.getAttribute("href"), element.getAttribute("src"), ...sources.map((one) => one.trim().split(" ")[0])];
      return targets
        .filter((target) => typeof target === "string" && !exists(target, address))
        .map((target) => `${address}: ${element.localName} ${target}`);
    }),
  );
  expect(broken).toEqual([]);
});

test("every page names its own address and a share picture that is published, and only the 404 page is kept out of search results", () => {
  const heads = PAGES.map((page) => ({
    address: page.address,
    canonical: valuesOf(page.document, "link[rel=canonical]", "href"),
    robots: metaOf(page, "robots"),
    sharePictures: metaOf(page, "og:image").map(isPublished),
  }));
  expect(heads).toEqual(
    PAGES.map(({ address }) => ({
      address,
      canonical: address === "/404" ? [] : [SITE_ADDRESS + address],
      robots: address === "/404" ? ["noindex"] : [],
      sharePictures: [true],
    })),
  );
});

test("every page's structured data can be parsed, and names the page", () => {
  for (const { path } of ROUTES) {
    const blocks = [...pageAt(path).document.querySelectorAll('script[type="application/ld+json"]')];
    const [data] = blocks.map(({ textContent }) => JSON.stringify(JSON.parse(textContent ?? "")));
    expect(data).toContain(`"${SITE_ADDRESS}${path}"`);
  }
});

const { mayBeIndexed, isProduction } = readSettings();
const hasSamples = blockingLaunchQuestions().length > 0;

test("search engines may index the site and get its sitemap only if the settings allow it and no sample is blocking", () => {
  const isIndexed = !readPublished("_headers").includes("\n/*\n  X-Robots-Tag: noindex");
  expect(isIndexed).toBe(mayBeIndexed && !hasSamples);
  expect(readPublished("robots.txt").includes(`Sitemap: ${SITE_ADDRESS}/sitemap-index.xml`)).toBe(isIndexed);
});

test("every page of the public site has a notice while a sample is blocking, and no other page has", () => {
  const noticed = PAGES.filter(({ document }) => document.querySelector("aside.samples"));
  expect(noticed.map(({ address }) => address)).toEqual(isProduction && hasSamples ? PAGES.map(({ address }) => address) : []);
});

const parsedXml = (file: string) => new JSDOM(readPublished(file), { contentType: "text/xml" }).window.document;

test("the sitemap has every address and no others", () => {
  expect(textsOf(parsedXml("sitemap-index.xml"), "loc")).toEqual([`${SITE_ADDRESS}/sitemap-0.xml`]);
  const listed = textsOf(parsedXml("sitemap-0.xml"), "loc");
  expect(listed.map(pathOf).sort()).toEqual(ROUTES.map(({ path }) => path).sort());
});

test("the feed has the newest articles, newest first", () => {
  const [address = ""] = valuesOf(pageAt("/blog").document, 'link[type="application/rss+xml"]', "href");
  const feed = parsedXml(pathOf(address).slice(1));
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
