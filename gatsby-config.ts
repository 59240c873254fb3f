import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./hosting/netlify-adapter";
import { buildEnvironment } from "./hosting/settings/build-environment";
import { cmsRepository, NO_REPOSITORY } from "./hosting/settings/cms-repository";
import { publishOptions } from "./hosting/settings/publish-options";
import { siteAddress } from "./hosting/settings/site-address";
import { DATA_FOLDER } from "./plugins/data-schema/check/reading/read-folder";
import { kindOf } from "./plugins/data-schema/declare/kind-of-file";
import { VALID_COPY_FOLDER } from "./plugins/data-schema/develop/valid-copy";
import { KINDS } from "./plugins/site-data/kinds";
import { feedOptions } from "./src/seo/feed";
import { manifestOptions } from "./src/seo/manifest";
import { robotsOptions } from "./src/seo/robots";
import { siteNames } from "./src/seo/site-names";
import { sitemapOptions } from "./src/seo/sitemap";

/** `develop` reads a copy of data/ that is updated only by valid edits. */
const dataFolder = process.env.gatsby_executing_command === "develop" ? VALID_COPY_FOLDER : DATA_FOLDER;
/** For example data/.schemas, which is for code editors, and files of operating systems. */
const HIDDEN_FILES = "**/.*";
/** The GraphQL type depends on the kind of data file. */
const typeName = ({ node }: { node: { relativePath: string } }) => kindOf(node.relativePath, KINDS)?.typeName ?? "UnknownData";
/** Read once: a changed name appears after a restart of `npm run develop`. */
const names = siteNames();

const environment = buildEnvironment();
const admin = {
  title: `${names.name}, texts and pictures`,
  logo: "/icons/icon-192x192.png",
  repository: cmsRepository(environment) ?? NO_REPOSITORY,
  // The default scope, "repo", includes all of an editor's private repositories.
  authScope: environment.CMS_AUTH_SCOPE === "public_repo" ? "public_repo" : "repo",
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteAddress() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: netlifyAdapter(),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "data-schema",
    { resolve: "site-data", options: { admin } },
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: dataFolder, ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
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
