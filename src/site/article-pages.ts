/** Rows of one, two or three cards all come out even. */
export const ARTICLES_PER_PAGE = 24;

const LIST_ADDRESS = "/blog";
const FURTHER_PAGE = new RegExp(`^${LIST_ADDRESS}/page/\\d+$`);

/** What every page of the article list is given when it is created (plugins/site-data/fields/create-pages.ts). */
export interface ArticlePageContext {
  /** The first page is 1. */
  readonly number: number;
  readonly pageCount: number;
}

/** The words of data/pages/blog.yaml for the list's second and further pages; {page} is replaced by the number. */
type ArticlePageWords = Pick<Queries.FurtherPages, "title" | "description" | "menuTitle">;

/** @param number the first page is 1 */
export const articlePageAddress = (number: number): string => (number === 1 ? LIST_ADDRESS : `${LIST_ADDRESS}/page/${number}`);

/** @returns the address of the whole list if a page is one of its further pages, otherwise the page's own */
export const wholeListAddress = (pagePath: string): string => (FURTHER_PAGE.test(pagePath) ? LIST_ADDRESS : pagePath);

/** @returns text with the page's number for {page} */
export const withPageNumber = (text: string, number: number): string => text.replaceAll("{page}", String(number));

/** @returns what a further page of the list is called, in search results and in breadcrumbs */
export const articlePageNames = ({ title, description, menuTitle }: ArticlePageWords, number: number): ArticlePageWords => ({
  title: withPageNumber(title, number),
  description: withPageNumber(description, number),
  menuTitle: withPageNumber(menuTitle, number),
});

const numerically = new Intl.Collator("en", { numeric: true });

/** @returns articles in the order of their codes; B-100 comes after B-99 */
export const inOrderOfCodes = <Article extends { readonly code: string }>(articles: readonly Article[]): Article[] =>
  [...articles].sort((a, b) => numerically.compare(a.code, b.code));

/** @returns the articles of every page of the list; one empty page if there is none */
export function articlesByPage<Article>(articles: readonly Article[]): Article[][] {
  const pageCount = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => articles.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE));
}
