import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSettings } from "./hosting/settings";
import { KINDS } from "./plugins/content/kinds";
import { blockingLaunchItems } from "./plugins/content/launch";

/** Where people and tools look for the sitemap. */
const SITEMAP_REDIRECT = { from: "/sitemap.xml", to: "/sitemap-index.xml" };

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const { wrong } = readSettings();
  if (wrong.length > 0) reporter.panic(wrong.join("\n"));
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  // The site has no slices. With slices off, Gatsby's scripts are components that gatsby-ssr.tsx can replace.
  delete process.env.GATSBY_SLICES;
};

/** Creates the pages of the kinds that declare a template. All other pages are files in src/pages. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesQuery>(`
    query Pages {
      allAnyPage {
        nodes {
          id
          slug
          path
          internal {
            type
          }
        }
      }
      articles: allBlogYaml(sort: [{ date: DESC }, { path: DESC }]) {
        nodes {
          id
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
  if (!data) {
    reporter.panicOnBuild(`The pages of data/ could not be listed: ${errors?.map(({ message }: Error) => message).join()}`);
    return;
  }
  const articleIds = data.articles.nodes.map(({ id }) => id);
  for (const { id, slug, path: address, internal } of data.allAnyPage.nodes) {
    const template = KINDS.find(({ typeName }) => typeName === internal.type)?.template;
    if (template)
      actions.createPage({
        path: address,
        component: path.resolve("src/templates", template),
        context: { id, slug, ...neighboursOf(id, articleIds) },
      });
  }
  for (const { from, to } of [SITEMAP_REDIRECT, ...(data.redirectsYaml?.redirects ?? [])])
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => {
  const { isLocal, isProduction, missing } = readSettings();
  const samples = blockingLaunchItems().length;
  if (isLocal) reporter.warn("This build is for this machine, not for publishing: set CONTEXT and the settings of .env.example for that.");
  else for (const sentence of missing) reporter.warn(sentence);
  if (isProduction && samples > 0)
    reporter.warn(`${samples} samples in data/ keep search engines out, and every page says so (npm run launch-check).`);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, loaders, stage }) => {
  actions.setWebpackConfig({
    // Gatsby publishes source maps by default.
    ...(stage === "build-javascript" && { devtool: false }),
    // All styles are one file. Their order differs by page and does not matter, because layers decide.
    ignoreWarnings: [/Conflicting order/],
    module: {
      rules: [
        // react-helmet does not say so itself. Browsers' scripts then leave it out, because only the build draws heads (PageHead).
        { include: path.resolve("node_modules/react-helmet"), sideEffects: false },
        // It adds manifests by language, which this site has not, and keeps all of Gatsby's components in every page's scripts.
        { include: path.resolve("node_modules/gatsby-plugin-manifest/gatsby-browser.js"), use: loaders.null() },
      ],
    },
  });
};

/**
 * @param articleIds newest first
 * @returns the newer and the older article. Null if there is none: an undefined variable would match any article
 */
function neighboursOf(id: string, articleIds: readonly string[]) {
  const index = articleIds.indexOf(id);
  return index < 0 ? {} : { newerId: articleIds[index - 1] ?? null, olderId: articleIds[index + 1] ?? null };
}
