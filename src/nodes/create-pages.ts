import path from "node:path";
import type { Actions } from "gatsby";
import { DATA_KINDS } from "../schema/data-kinds";
import { type ArticlePageContext, articlePageAddress, articlesByPage, inOrderOfCodes, withPageNumber } from "../site/article-pages";

/** A node of data/ that has an address of its own. */
type SheetNode = Queries.SheetsQuery["allSheet"]["nodes"][number];
type CreatePage = Pick<Actions, "createPage">;

const ARTICLE_TYPE = "BlogYaml";
const ARTICLE_LIST_TYPE = "BlogPageYaml";

const templateFile = (name: string) => path.resolve("src/templates", name);

/**
 * Creates one page for every data file whose kind has a template (services, solutions, articles, legal pages), and the pages of the
 * article list. The template receives the node's id and queries the rest; code and short name are for the layout (src/site/current-page.ts).
 * @param sheets every node that has an address
 * @param furtherPageTitle the short name of the list's second and further pages, with {page} for the number
 */
export function createDataPages(sheets: readonly SheetNode[], furtherPageTitle: string, { createPage }: CreatePage): void {
  const templates = new Map(DATA_KINDS.map(({ typeName, template }) => [typeName, template]));
  const articles = inOrderOfCodes(sheets.filter(({ internal }) => internal.type === ARTICLE_TYPE));
  const neighbours = neighbourIds(articles);
  for (const { id, path: pagePath, code, menuTitle, internal } of sheets) {
    const template = templates.get(internal.type);
    if (template)
      createPage({ path: pagePath, component: templateFile(template), context: { id, code, menuTitle, ...neighbours.get(id) } });
  }
  const list = sheets.find(({ internal }) => internal.type === ARTICLE_LIST_TYPE);
  if (!list) throw new Error("data/pages/blog.yaml made no page for the list of articles");
  createArticleList(list, articles, furtherPageTitle, { createPage });
}

/** @returns the ids of the articles before and after each; null and not left out, because a query without its variable would find any article */
function neighbourIds(articles: readonly SheetNode[]) {
  return new Map(
    articles.map(({ id }, index) => [id, { previousId: articles[index - 1]?.id ?? null, nextId: articles[index + 1]?.id ?? null }]),
  );
}

/** Each page is given the articles that it shows, so that a changed one concerns no other page. */
function createArticleList(list: SheetNode, articles: readonly SheetNode[], furtherPageTitle: string, { createPage }: CreatePage): void {
  const pages = articlesByPage(articles);
  for (const [index, shown] of pages.entries()) {
    const number = index + 1;
    const menuTitle = number === 1 ? list.menuTitle : withPageNumber(furtherPageTitle, number);
    const context: ArticlePageContext = { number, pageCount: pages.length };
    createPage({
      path: articlePageAddress(number),
      component: templateFile("blog.tsx"),
      context: { ...context, articleIds: shown.map(({ id }) => id), code: list.code, menuTitle },
    });
  }
}
