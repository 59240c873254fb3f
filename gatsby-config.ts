import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./hosting/netlify";
import { directEnquiries, readSettings } from "./hosting/settings";
import { DATA_FOLDER } from "./plugins/content/check/reading/read-folder";
import { kindOf } from "./plugins/content/kind-of-file";
import { KINDS } from "./plugins/content/kinds";
import { blockingLaunchItems } from "./plugins/content/launch";
import { feedOptions } from "./plugins/options/feed";
import { manifestOptions } from "./plugins/options/manifest";
import { robotsOptions } from "./plugins/options/robots";
import { siteNames } from "./plugins/options/site-names";
import { sitemapOptions } from "./plugins/options/sitemap";

// Nothing may throw here or in what is imported: Gatsby hides the error and goes on without plugins.

/** Gatsby runs one worker less than it counts cores, although it only waits for them. */
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

const isDeveloping = process.env.gatsby_executing_command === "develop";
/** A picture that is damaged inside stops a build. It would end `develop`, which shows what can be read of it. */
const failOn = isDeveloping ? "none" : "warning";
/** For example data/.schemas, which is for code editors, and files of operating systems. */
const HIDDEN_FILES = "**/.*";
/** The GraphQL type depends on the kind of data file. */
const typeName = ({ node }: { node: { relativePath: string } }) => kindOf(node.relativePath, KINDS)?.typeName ?? "UnknownData";
/** Read once: a changed name appears after a restart of `gatsby develop`. */
const names = siteNames();

const settings = readSettings();
directEnquiries(settings.isLocal);
const indexed = settings.mayBeIndexed && blockingLaunchItems().length === 0;
const admin = {
  title: `${names.name}, texts and pictures`,
  logo: "/icons/icon-192x192.png",
  // Without a repository, the CMS can edit only a local folder.
  repository: settings.repository ?? "owner/repository",
  authScope: settings.authScope,
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteAddress },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: netlifyAdapter(indexed),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: "content", options: { admin, logo: names.logo } },
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: DATA_FOLDER, ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { failOn } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(names) },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions(names) },
    { resolve: "gatsby-plugin-robots-txt", options: robotsOptions(settings.siteAddress, indexed) },
  ],
};

export default config;
