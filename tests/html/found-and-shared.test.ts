import { inOneLine } from "../../plugins/content/check/clean";
import { documentTitle } from "../../src/seo/document-title";
import { hyperlinksOf, metaOf, pageAt, textOf } from "../built-pages";
import { ROUTES } from "../routes";
import { ARTICLES, COMPANY, firstOf, SERVICES, SITE_ADDRESS, SOLUTIONS } from "../site-content";

/** @returns the head as a crawler without JavaScript reads it */
function headOf(address: string) {
  const page = pageAt(address);
  return {
    title: inOneLine(page.document.title),
    description: metaOf(page, "description"),
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
    openGraph: [[title], [description], [address], [isArticle ? "article" : "website"], [inOneLine(COMPANY.name)], ["en_IN"]],
    language: "en-IN",
    card: ["summary_large_image"],
  });
  expect(metaOf(pageAt(path), "og:image:alt")).toEqual([expect.stringMatching(/\S/)]);
});

/** @returns the page's structured data as JSON */
const structuredDataOf = (address: string) =>
  [...pageAt(address).document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? "");

test.each(ROUTES)("$path has one block of structured data, which names the company", ({ path }) => {
  const [json = "", ...others] = structuredDataOf(path);
  expect(others).toEqual([]);
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: COMPANY.name }));
});

test("the structured data of a service has its type and its breadcrumbs", () => {
  const [json] = structuredDataOf(firstOf(SERVICES).path);
  for (const type of ["WebSite", "WebPage", "BreadcrumbList", "Service"]) expect(json).toContain(`"@type":"${type}"`);
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

test.each(ARTICLES)("$path links to its related pages, and its share link contains its address", ({ path, related }) => {
  const targets = hyperlinksOf(pageAt(path).document).map(({ href }) => href);
  const published = [...SERVICES, ...SOLUTIONS].filter(({ slug }) => related.includes(slug));
  for (const { slug } of published) expect(targets.some((target) => target.endsWith(`/${slug}`))).toBe(true);
  expect(targets.some((target) => target.startsWith("https://wa.me/") && target.includes(encodeURIComponent(SITE_ADDRESS + path)))).toBe(
    true,
  );
});
