import type { Page } from "@playwright/test";
import { NOT_FOUND, type Route } from "../routes";
import { SITE_ADDRESS } from "../site-content";

/** The head of the open page, after hydration or a link. tests/html reads what the server sends. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: document.title,
      description: all('meta[name="description"]', "content"),
      robots: all('meta[name="robots"]', "content"),
      canonical: all('link[rel="canonical"]', "href"),
      structuredData: document.querySelectorAll('script[type="application/ld+json"]').length,
    };
  });

/** What the head of a page says, according to its file in data/. */
export function expectedHead(route: Route): Awaited<ReturnType<typeof headOf>> {
  const isFound = route !== NOT_FOUND;
  return {
    title: route.seo.title,
    description: [route.seo.description],
    robots: isFound ? [] : ["noindex"],
    canonical: isFound ? [SITE_ADDRESS + route.path] : [],
    structuredData: 1,
  };
}
