import { KINDS } from "../plugins/content/kinds";
import { firstOf, LEGAL_PAGES, PAGES } from "./site-content";

/** Which fields a page's enquiry form has (requirements R17.1). */
type FormKind = "full" | "short";

export interface Route {
  readonly path: string;
  /** From the page's data file. */
  readonly seo: { readonly title: string; readonly description: string };
  readonly form: FormKind;
  readonly isArticle: boolean;
}

/** Kinds of page with the short form. All others have the full form. */
const WITH_SHORT_FORM = new Set(["AboutPageYaml", "BlogPageYaml", "BlogYaml"]);

const routes = PAGES.map(({ kind, path, seo }): Route => {
  const form = WITH_SHORT_FORM.has(kind.typeName) ? "short" : "full";
  return { path, seo, form, isArticle: kind.typeName === "BlogYaml" };
});

const isNotFound = ({ path }: Route) => path === "/404";

/** All addresses of the site: one for each page in data/. */
export const ROUTES: readonly Route[] = routes.filter((route) => !isNotFound(route));

/** The page for unknown addresses. */
export const NOT_FOUND: Route = { ...firstOf(routes.filter(isNotFound)), path: "/no-such-page" };

/** One page of every kind, for tests that are too slow for all pages. */
export const PAGE_OF_EVERY_KIND: readonly string[] = KINDS.flatMap(
  (kind) => PAGES.find((page) => page.kind === kind && page.path !== "/404")?.path ?? [],
);

/** A page with the full form and little else, for tests of what all pages have in common. */
export const LIGHT_PAGE = firstOf(LEGAL_PAGES).path;

/** The page with the longest table of contents that every site has. It is long enough to scroll. */
export const LONG_PAGE = firstOf(LEGAL_PAGES.toSorted((a, b) => b.sections.length - a.sections.length));
