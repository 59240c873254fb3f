import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./hosting/netlify-adapter";
import { publishOptions } from "./hosting/settings/publish-options";
import { siteAddress } from "./hosting/settings/site-address";
import { DATA_FOLDER } from "./plugins/data-schema/check/reading/read-folder";
import { LIVE_DATA_FOLDER } from "./plugins/data-schema/develop/valid-copy";
import { dataKindOf } from "./plugins/site-data/kinds";
import { feedOptions } from "./src/seo/feed";
import { manifestOptions } from "./src/seo/manifest";
import { robotsOptions } from "./src/seo/robots";
import { siteNames } from "./src/seo/site-names";
import { sitemapOptions } from "./src/seo/sitemap";

/** `develop` reads a copy of data/ that is updated only by valid edits. */
const dataFolder = process.env.gatsby_executing_command === "develop" ? LIVE_DATA_FOLDER : DATA_FOLDER;
/** For example data/.schemas, which is for code editors, and files of operating systems. */
const HIDDEN_FILES = "**/.*";
/** The GraphQL type depends on the kind of data file. */
const typeName = ({ node }: { node: { relativePath: string } }) => dataKindOf(node.relativePath)?.typeName ?? "UnknownData";
/** Read once: a changed name appears after a restart of `npm run develop`. */
const names = siteNames();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteAddress() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: netlifyAdapter(),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "site-data",
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: dataFolder, ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    "data-schema",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(names) },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions(names) },
    { resolve: "gatsby-plugin-robots-txt", options: robotsOptions(siteAddress(), publishOptions().indexed) },
  ],
};

export default config;
