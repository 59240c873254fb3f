import type { GatsbyConfig } from "gatsby";
import { DATA_FOLDER } from "./src/build/data-files";
import { feedOptions } from "./src/build/feed";
import { manifestOptions } from "./src/build/manifest";
import { publishOptions } from "./src/build/published-html/publish-options";
import { robotsOptions } from "./src/build/robots";
import { siteAddress } from "./src/build/site-address";
import { sitemapOptions } from "./src/build/sitemap";
import { CHECKED_COPY } from "./src/develop/checked-copy";
import { dataKindOf } from "./src/schema/data-kinds";

/** Builds read the data itself; while developing, Gatsby reads the copy that changes only to what passed the checks. */
const dataFolder = process.env.gatsby_executing_command === "develop" ? CHECKED_COPY : DATA_FOLDER;
/** data/.schemas is for code editors; other hidden files are an operating system's. */
const HIDDEN_FILES = "**/.*";
/** Each node takes the type that its file's kind has. */
const typeName = ({ node }: { node: { relativePath: string } }) => dataKindOf(node.relativePath)?.typeName ?? "UnknownData";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteAddress() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // src/build/published-html writes what Netlify needs; naming an adapter keeps Gatsby from installing gatsby-adapter-netlify there,
  // whose own headers would come after ours
  adapter: { name: "published-html", adapt: () => {} },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: dataFolder, ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-manifest", options: manifestOptions },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions },
    { resolve: "gatsby-plugin-robots-txt", options: robotsOptions(siteAddress(), publishOptions().indexed) },
  ],
};

export default config;
