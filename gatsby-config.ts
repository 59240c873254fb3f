import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./hosting/netlify";
import { directEnquiries, readSettings } from "./hosting/settings";
import { contentOf } from "./plugins/content/data";
import { feedOptions } from "./plugins/content/feed";
import { kindOf } from "./plugins/content/kind";
import { KINDS } from "./plugins/content/kinds";
import { blogPage } from "./plugins/content/kinds/blog-page";
import { company } from "./plugins/content/kinds/company";
import { blockingLaunchQuestions } from "./plugins/content/launch";
import { ICON_ORIGINAL } from "./plugins/content/site-icons";
import { SITE_LANGUAGE } from "./src/site/language";
import { PAPER_COLOUR } from "./src/site/paper-colour";

// Neither this file nor its imports may throw: Gatsby hides the error and continues without plugins.

/**
 * Silences a deprecation warning in Gatsby's render workers. They still use punycode, and Node 24 and 26 report it in red, as
 * an error. Node 18 does not know this option and would not start the workers.
 */
if (process.allowedNodeEnvironmentFlags.has("--disable-warning"))
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`;

/** Gatsby starts one worker fewer than there are cores, although its main process only waits for them. */
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

const isDeveloping = process.env.gatsby_executing_command === "develop";
/** A corrupt picture stops a build. `develop` would exit, so it shows the readable part instead. */
const failOn = isDeveloping ? "none" : "warning";
/** For example data/.schemas, which is for code editors, and files that operating systems create. */
const HIDDEN_FILES = "**/.*";
/** The GraphQL type depends on the kind of data file. */
const typeName = ({ node }: { node: { relativePath: string } }) => kindOf(node.relativePath, KINDS)?.typeName ?? "UnknownData";
/** Read from the files, because plugins are set up before GraphQL. The defaults are for invalid files, for which the checks stop Gatsby. */
const { name = "?", legalName = "?", logo } = contentOf(company) ?? {};
const { seo: blogSeo } = contentOf(blogPage) ?? {};

const settings = readSettings();
directEnquiries(settings.isLocal);
const hasSamples = blockingLaunchQuestions().length > 0;
const indexed = settings.mayBeIndexed && !hasSamples;
/** For gatsby-ssr.tsx, which is compiled separately. Gatsby inlines variables with this prefix. */
process.env.GATSBY_HAS_SAMPLES = settings.isProduction && hasSamples ? "true" : "";
const admin = {
  title: `${name}, texts and pictures`,
  logo: "/icons/icon-192x192.png",
  // Without a repository, the CMS can edit only a local folder.
  repository: settings.repository ?? "owner/repository",
  authScope: settings.authScope,
  // Only GitHub's workflow responds to it.
  hasPublishButton: !settings.isBuiltByNetlify,
};

/** The queries request AVIF only up to 640 px. It saves 38 to 40 % of the bytes, but takes 13 to 21 times as long to encode. */
const PICTURE_DEFAULTS = {
  placeholder: "none",
  jpgOptions: { quality: 70 },
  webpOptions: { quality: 68 },
  avifOptions: { quality: 46 },
};

/** The manifest's icons, and the file that Apple's home screens request by name. */
const ICONS = [
  ...[48, 72, 96, 144, 192, 256, 384, 512].map((px) => ({ src: `icons/icon-${px}x${px}.png`, sizes: `${px}x${px}`, type: "image/png" })),
  { src: "apple-touch-icon.png", sizes: "180x180", type: "image/png" },
];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteAddress },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: netlifyAdapter(indexed),
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "stale-cache",
    { resolve: "content", options: { admin, logo: `data${logo?.file}` } },
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "data", ignore: [HIDDEN_FILES] } },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { failOn, defaults: PICTURE_DEFAULTS } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: legalName,
        short_name: name,
        lang: SITE_LANGUAGE,
        start_url: "/",
        display: "browser",
        background_color: PAPER_COLOUR,
        theme_color: PAPER_COLOUR,
        theme_color_in_head: false, // PageHead sets the theme colour.
        icon: ICON_ORIGINAL,
        icons: ICONS,
        legacy: false,
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: { serialize: ({ path }: { path: string }) => ({ url: path }) } },
    { resolve: "gatsby-plugin-feed", options: feedOptions(blogSeo?.title ?? "?") },
    // Crawlers may read all pages. A response header keeps pages out of search results, and crawlers must read a page to see it.
    {
      resolve: "gatsby-plugin-robots-txt",
      options: {
        host: null,
        sitemap: indexed ? `${settings.siteAddress}/sitemap-index.xml` : null,
        policy: [{ userAgent: "*", allow: "/" }],
      },
    },
  ],
};

export default config;
