import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { dataKindOf } from "./src/schema/data-kinds";

/** The folder of the original data files; each node takes the type that its file's kind has. */
const DATA_FOLDER = path.resolve("data");
/** data/.schemas is for code editors; other hidden files are an operating system's. */
const HIDDEN_FILES = "**/.*";
const typeName = ({ node }: { node: { relativePath: string } }) => dataKindOf(node.relativePath)?.typeName ?? "UnknownData";

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: process.env.SITE_URL ?? process.env.URL ?? "https://www.kelvin.example",
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // src/build/published-html writes what Netlify needs; naming an adapter keeps Gatsby from installing gatsby-adapter-netlify there,
  // whose own headers would come after ours
  adapter: { name: "published-html", adapt: () => {} },
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: DATA_FOLDER, ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
