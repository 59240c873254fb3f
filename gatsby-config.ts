import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./hosting/netlify-adapter";
import { publishOptions } from "./hosting/settings/publish-options";
import { siteAddress } from "./hosting/settings/site-address";
import { DATA_FOLDER } from "./plugins/site-data/checks/reading/data-files";
import { LIVE_DATA_FOLDER } from "./plugins/site-data/develop/live-data";
import { dataKindOf } from "./plugins/site-data/schema/data-kinds";
import { feedOptions } from "./src/seo/feed";
import { manifestOptions } from "./src/seo/manifest";
import { robotsOptions } from "./src/seo/robots";
import { siteNames } from "./src/seo/site-names";
import { sitemapOptions } from "./src/seo/sitemap";

/** Builds read data/ itself. While developing, Gatsby reads a folder that changes only to what passed the checks. */
const dataFolder = process.env.gatsby_executing_command === "develop" ? LIVE_DATA_FOLDER : DATA_FOLDER;
/** data/.schemas is for code editors; other hidden files are an operating system's. */
const HIDDEN_FILES = "**/.*";
/** Each node takes the type that its file's kind has. */
const typeName = ({ node }: { node: { relativePath: string } }) => dataKindOf(node.relativePath)?.typeName ?? "UnknownData";
/** Manifest and feed are set up at the start; a changed name shows after a restart of `npm run develop`. */
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
    "admin-page",
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
