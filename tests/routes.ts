import { ARTICLES, firstOf, LEGAL_PAGES, PAGES, SERVICES, SOLUTIONS } from "./site-words";

/** Which fields a page's enquiry form asks for (requirements R17.1). */
export type FormKind = "full" | "short";

export interface Route {
  readonly path: string;
  /** Below data/. */
  readonly dataFile: string;
  /** What the page's data file asks for. */
  readonly seo: { readonly title: string; readonly description: string };
  readonly form: FormKind;
  readonly isArticle: boolean;
}

/** The kinds of page with the short form; every other has the full one. */
const WITH_SHORT_FORM = new Set(["AboutPageYaml", "BlogPageYaml", "BlogYaml"]);

const routes = PAGES.map(({ kind, dataFile, path, seo }): Route => {
  const form = WITH_SHORT_FORM.has(kind.typeName) ? "short" : "full";
  return { path, dataFile, seo, form, isArticle: kind.typeName === "BlogYaml" };
});
const isNotFound = ({ path }: Route) => path === "/404";

/** Every address of the site, one for each file of data/ that makes a page. */
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
