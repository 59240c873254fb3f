import path from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import { readSettings } from "./hosting/settings";
import { KINDS } from "./plugins/content/kinds";
import { blockingLaunchQuestions } from "./plugins/content/launch";

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
    reporter.panicOnBuild(`Could not list the pages of data/: ${errors?.map(({ message }: Error) => message).join()}`);
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
  const questions = blockingLaunchQuestions().length;
  if (isLocal) reporter.warn("This is a local build. To publish, set CONTEXT and the settings in .env.example.");
  else for (const sentence of missing) reporter.warn(sentence);
  if (isProduction && questions > 0)
    reporter.warn(`${questions} open questions keep search engines out, and every page shows a notice (npm run launch-check).`);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, loaders, plugins, stage }) => {
  actions.setWebpackConfig({
    // For gatsby-ssr.tsx.
    ...(stage === "build-html" && { plugins: [plugins.define({ START_SCRIPT: JSON.stringify(startScript()) })] }),
    // Gatsby publishes source maps by default.
    ...(stage === "build-javascript" && { devtool: false }),
    // All styles are in one file. Pages import them in different orders, which does not matter: layers decide.
    ignoreWarnings: [/Conflicting order/],
    module: {
      rules: [
        // Keeps react-helmet, which does not declare this itself, out of browser bundles. Only the build renders heads (PageHead).
        { include: path.resolve("node_modules/react-helmet"), sideEffects: false },
        // It switches manifests by language, which this site does not need, and pulls all of Gatsby's components into every page.
        { include: path.resolve("node_modules/gatsby-plugin-manifest/gatsby-browser.js"), use: loaders.null() },
      ],
    },
  });
};

/** @returns src/start as one text */
function startScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/start/start.mts"],
    bundle: true,
    minify: true,
    target: "es2015",
    write: false,
    logLevel: "error",
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}

/**
 * @param articleIds newest first
 * @returns the ids of the newer and the older article, or null: an undefined query variable would match any article
 */
function neighboursOf(id: string, articleIds: readonly string[]) {
  const index = articleIds.indexOf(id);
  return index < 0 ? {} : { newerId: articleIds[index - 1] ?? null, olderId: articleIds[index + 1] ?? null };
}
