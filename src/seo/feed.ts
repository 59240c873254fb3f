import type { SiteNames } from "./site-names";

/** The results of the queries below. */
interface FeedQuery {
  readonly query: {
    readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
    readonly allBlogYaml: { readonly nodes: readonly Pick<Queries.BlogYaml, "title" | "excerpt" | "date" | "path">[] };
    readonly blogPageYaml: Pick<Queries.BlogPageYaml, "seo">;
  };
}

const FEED_ADDRESS = "/blog/rss.xml";

/** Readers ask for the feed several times a day; older articles they have already, or find on the site. */
export const FEED_ARTICLES = 30;

/** gatsby-plugin-feed: the newest articles, newest first; of one day's, the one with the later code. */
export const feedOptions = ({ feedTitle }: Pick<SiteNames, "feedTitle">) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  setup: ({ query: { site, blogPageYaml } }: FeedQuery) => ({
    title: blogPageYaml.seo.title,
    description: blogPageYaml.seo.description,
    site_url: `${site.siteMetadata.siteUrl}/blog`,
    feed_url: site.siteMetadata.siteUrl + FEED_ADDRESS,
    language: "en-IN",
  }),
  feeds: [
    {
      title: feedTitle,
      output: FEED_ADDRESS,
      match: "^/blog",
      query: `{
        blogPageYaml { seo { title description } }
        allBlogYaml(sort: [{ date: DESC }, { code: DESC }], limit: ${FEED_ARTICLES}) { nodes { title excerpt date path } }
      }`,
      serialize: ({ query: { site, allBlogYaml } }: FeedQuery) =>
        allBlogYaml.nodes.map(({ title, excerpt, date, path: address }) => ({
          title,
          description: excerpt,
          date,
          url: site.siteMetadata.siteUrl + address,
          guid: site.siteMetadata.siteUrl + address,
        })),
    },
  ],
});
