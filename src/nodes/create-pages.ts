import path from "node:path";
import type { Actions } from "gatsby";
import { DATA_KINDS } from "../../plugins/site-data/schema/data-kinds";
import { type ArticlePageContext, articlePageAddress, articlesByPage, inOrderOfCodes, withPageNumber } from "../site/article-pages";
import { required } from "../site/required";

/** A node of data/ that has an address of its own. */
type SheetNode = Queries.SheetsQuery["allSheet"]["nodes"][number];

/**
 * Creates one page for every data file whose kind has a template (services, solutions, articles, legal pages), and the pages of the
 * article list. The template receives the node's id and queries the rest; code and short name are for the layout (src/site/current-page.ts).
 */
export function createDataPages(sheets: readonly SheetNode[], { createPage }: Pick<Actions, "createPage">): void {
  const create = (sheet: Pick<SheetNode, "path" | "code" | "menuTitle">, template: string, ofTemplate: object) => {
    const { path: address, code, menuTitle } = sheet;
    createPage({ path: address, component: path.resolve("src/templates", template), context: { ...ofTemplate, code, menuTitle } });
  };
  const templates = new Map(DATA_KINDS.map(({ typeName, template }) => [typeName, template]));
  const articles = inOrderOfCodes(sheets.filter(({ internal }) => internal.type === "BlogYaml"));
  // null and not left out, because a query without its variable would find any article
  const neighbours = new Map(
    articles.map(({ id }, index) => [id, { previousId: articles[index - 1]?.id ?? null, nextId: articles[index + 1]?.id ?? null }]),
  );
  for (const sheet of sheets) {
    const template = templates.get(sheet.internal.type);
    if (template) create(sheet, template, { id: sheet.id, ...neighbours.get(sheet.id) });
  }

  const list = required(
    sheets.find((sheet) => "pages" in sheet),
    "data/pages/blog.yaml",
  );
  const pages = articlesByPage(articles);
  for (const [index, shown] of pages.entries()) {
    const number = index + 1;
    const menuTitle = number === 1 ? list.menuTitle : withPageNumber(list.pages.menuTitle, number);
    const context: ArticlePageContext = { number, pageCount: pages.length };
    // each page is given the articles that it shows, so that a changed one concerns no other page
    const articleIds = shown.map(({ id }) => id);
    create({ path: articlePageAddress(number), code: list.code, menuTitle }, "blog.tsx", { ...context, articleIds });
  }
}
