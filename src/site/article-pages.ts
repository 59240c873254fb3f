/** Divisible by 2 and 3, so that rows of two and of three cards are full. */
export const ARTICLES_PER_PAGE = 24;

const LIST_ADDRESS = "/blog";

/** The page context of the article list (gatsby-node.ts). */
export interface ArticlePageContext {
  /** Counted from 1. */
  readonly number: number;
  readonly pageCount: number;
}

/** From data/pages/blog.yaml, for the second and further pages of the list. {page} stands for the number. */
type ArticlePageNames = Pick<Queries.FurtherPages, "title" | "description" | "menuTitle">;

/** @param number counted from 1 */
export const articlePageAddress = (number: number): string => (number === 1 ? LIST_ADDRESS : `${LIST_ADDRESS}/page/${number}`);

/** @returns the text with {page} replaced by the number */
export const withPageNumber = (text: string, number: number): string => text.replaceAll("{page}", String(number));

/** @returns the names of a further page of the list, for search results and breadcrumbs */
export const articlePageNames = ({ title, description, menuTitle }: ArticlePageNames, number: number): ArticlePageNames => ({
  title: withPageNumber(title, number),
  description: withPageNumber(description, number),
  menuTitle: withPageNumber(menuTitle, number),
});

const byNumber = new Intl.Collator("en", { numeric: true });

/** @returns articles in the order of their codes: B-100 follows B-99 */
export const inOrderOfCodes = <Article extends { readonly code: string }>(articles: readonly Article[]): Article[] =>
  [...articles].sort((a, b) => byNumber.compare(a.code, b.code));

/** @returns the articles of each page of the list; without articles, one empty page */
export function articlesByPage<Article>(articles: readonly Article[]): Article[][] {
  const pageCount = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => articles.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE));
}

/** @returns a page of the list as a page of its own: the second and further ones are below the first */
export const articleListPage = <List extends Queries.ArticleListPageFragment>(list: List, number: number): List =>
  number === 1
    ? list
    : {
        ...list,
        path: articlePageAddress(number),
        menuTitle: withPageNumber(list.pages.menuTitle, number),
        seo: articlePageNames(list.pages, number),
        above: [...list.above, list],
      };
