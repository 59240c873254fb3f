import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Actions, GatsbyNode } from "gatsby";
import { readSettings } from "./hosting/settings";
import { blockingLaunchItems } from "./plugins/content/launch";
import { DECLARATIONS } from "./plugins/content/site-declarations";
import { type ArticlePageContext, articlePageAddress, articlesByPage, inOrderOfCodes } from "./src/site/article-pages";

type SheetNode = Queries.PagesQuery["allSheet"]["nodes"][number];

const templatePath = (template: string) => path.resolve("src/templates", template);

/** Shortened addresses of further pages of the article list, and where people and tools look for the sitemap. */
const FIXED_REDIRECTS = [
  { from: "/blog/page", to: "/blog" },
  { from: "/blog/page/1", to: "/blog" },
  { from: "/sitemap.xml", to: "/sitemap-index.xml" },
];

/**
 * Touched before Gatsby changes its cache. SAVED comes after its queries. If SAVED is older, the last run was stopped in between:
 * the cache knows the new texts, but not which pages lack them, so a build would succeed and publish the old ones.
 */
const TOUCHED = ".cache/touched";
const SAVED = ".cache/redux/redux.rest.state";
const touchCache = () => writeFileSync(TOUCHED, "");
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const { wrong } = readSettings();
  if (wrong.length > 0) reporter.panic(wrong.join("\n"));
  if (timeOf(TOUCHED) > timeOf(SAVED))
    reporter.panic("Gatsby was stopped before it had finished, so its cache may hold old texts. Delete the folder .cache and start again.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  touchCache();
  // The site has no slices. With slices off, Gatsby's scripts are components that gatsby-ssr.tsx can replace.
  delete process.env.GATSBY_SLICES;
};

/** While developing, a saved file makes new nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = touchCache;

/** While developing, pages stay as they are while a file that others need is missing. */
let listed: Queries.PagesQuery | undefined;

/** Creates the pages of the kinds that declare a template, and the article list. All other pages are files in src/pages. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allSheet {
        nodes {
          id
          path
          code
          internal {
            type
          }
          ... on BlogYaml {
            related {
              path
            }
            sections {
              body
            }
          }
        }
      }
      redirectsYaml {
        redirects {
          from
          to
        }
      }
    }
  `);
  if (!data) reporter.panicOnBuild(`The pages of data/ could not be listed: ${errors?.map(({ message }: Error) => message).join()}`);
  listed = data ?? listed;
  if (!listed) return;
  const sheets = listed.allSheet.nodes;
  const articles = inOrderOfCodes(sheets.filter(({ internal }) => internal.type === "BlogYaml"));
  for (const sheet of sheets) {
    const template = DECLARATIONS.kinds.find(({ typeName }) => typeName === sheet.internal.type)?.template;
    if (template)
      actions.createPage({
        path: sheet.path,
        component: templatePath(template),
        context: { id: sheet.id, ...neighboursOf(sheet, articles), articleIds: articlesNaming(sheet, articles) },
      });
  }
  createArticleList(actions, articles);
  for (const { from, to } of [...FIXED_REDIRECTS, ...(listed.redirectsYaml?.redirects ?? [])])
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  const { isLocal, mayBeIndexed, missing } = readSettings();
  const samples = blockingLaunchItems().length;
  if (isLocal) reporter.warn("This build is for this machine, not for publishing: set CONTEXT and the settings of .env.example for that.");
  else for (const sentence of missing) reporter.warn(sentence);
  if (mayBeIndexed && samples > 0) reporter.warn(`Search engines are kept out: ${samples} samples in data/ (npm run launch-check).`);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  actions.setWebpackConfig({
    // Gatsby publishes source maps by default.
    ...(stage === "build-javascript" && { devtool: false }),
    // All styles are one file. Their order differs by page and does not matter, because layers decide.
    ignoreWarnings: [/Conflicting order/],
  });
};

/** @returns the previous and next article. Null if there is none: an undefined variable would match any article. */
function neighboursOf({ id }: SheetNode, articles: readonly SheetNode[]) {
  const index = articles.findIndex((article) => article.id === id);
  return index < 0 ? {} : { previousId: articles[index - 1]?.id ?? null, nextId: articles[index + 1]?.id ?? null };
}

/** @returns the ids of the articles that name a service or solution: as related, or by a link in their text */
const articlesNaming = ({ path }: SheetNode, articles: readonly SheetNode[]): string[] =>
  articles.flatMap((article) => {
    if (!("related" in article)) return [];
    const isRelated = article.related.some((entry) => entry.path === path);
    return isRelated || article.sections.some(({ body }) => body.includes(`href="${path}"`)) ? [article.id] : [];
  });

/** Each page has the ids of its articles, so that a changed article updates only one page of the list. */
function createArticleList({ createPage }: Pick<Actions, "createPage">, articles: readonly SheetNode[]): void {
  const pages = articlesByPage(articles);
  for (const [index, shown] of pages.entries()) {
    const context: ArticlePageContext = { number: index + 1, pageCount: pages.length };
    const articleIds = shown.map(({ id }) => id);
    createPage({ path: articlePageAddress(context.number), component: templatePath("blog.tsx"), context: { ...context, articleIds } });
  }
}
