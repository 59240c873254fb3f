import { articlePageAddress, articlePageNames, articlesByPage } from "../src/site/article-pages";
import { ARTICLES, BLOG, firstOf, LEGAL_PAGES, PAGES, SERVICES, SOLUTIONS } from "./site-content";

/** Which fields a page's enquiry form asks for (requirements R17.1). */
export type FormKind = "full" | "short";

export interface Route {
  readonly path: string;
  /** The files whose texts it shows as its own, below data/. */
  readonly dataFiles: readonly string[];
  /** What the page's data file asks for. */
  readonly seo: { readonly title: string; readonly description: string };
  readonly form: FormKind;
  readonly isArticle: boolean;
}

/** The kinds of page with the short form; every other has the full one. */
const WITH_SHORT_FORM = new Set(["AboutPageYaml", "BlogPageYaml", "BlogYaml"]);

const filePages = PAGES.map(({ kind, dataFile, path, seo }): Route => {
  const form = WITH_SHORT_FORM.has(kind.typeName) ? "short" : "full";
  return { path, dataFiles: [dataFile], seo, form, isArticle: kind.typeName === "BlogYaml" };
});

/** The pages of the article list; the first is the one that its file makes. */
const routes = filePages.flatMap((route) =>
  route.path === articlePageAddress(1)
    ? articlesByPage(ARTICLES).map((shown, index): Route => {
        const number = index + 1;
        const dataFiles = [...route.dataFiles, ...shown.map(({ slug }) => `blog/${slug}.yaml`)];
        return {
          ...route,
          path: articlePageAddress(number),
          dataFiles,
          seo: number === 1 ? route.seo : articlePageNames(BLOG.pages, number),
        };
      })
    : [route],
);
const isNotFound = ({ path }: Route) => path === "/404";

/** Every address of the site: one for each file of data/ that makes a page, and the further pages of the article list. */
export const ROUTES: readonly Route[] = routes.filter((route) => !isNotFound(route));

/** The page that answers every unknown address. */
export const NOT_FOUND: Route = { ...firstOf(routes.filter(isNotFound)), path: "/no-such-page" };

/** A page of every kind, for what takes too long on all of them. */
export const PAGE_OF_EVERY_KIND: readonly string[] = [
  "/",
  "/about",
  "/services",
  ...SERVICES.slice(0, 1).map(({ path }) => path),
  "/solutions",
  ...SOLUTIONS.slice(0, 1).map(({ path }) => path),
  "/blog",
  ...ARTICLES.slice(0, 1).map(({ path }) => path),
  "/contact",
  ...LEGAL_PAGES.slice(0, 1).map(({ path }) => path),
];

/** A page with the full form and little else, for tests of what is the same on every page. */
export const LIGHT_PAGE = firstOf(LEGAL_PAGES).path;
