import { SITE_LANGUAGE } from "../../src/site/language";

interface FeedQuery {
  readonly query: {
    readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
    readonly allBlogYaml: { readonly nodes: readonly Pick<Queries.BlogYaml, "title" | "excerpt" | "date" | "path">[] };
    readonly blogPageYaml: Pick<Queries.BlogPageYaml, "seo">;
  };
}

const FEED_ADDRESS = "/blog/rss.xml";

/** Feed readers fetch the feed several times a day, so it omits older articles. */
const FEED_ARTICLES = 30;

/** Options of gatsby-plugin-feed. The newest article comes first; on the same day, the later address. */
export const feedOptions = (title: string) => ({
  query: "{ site { siteMetadata { siteUrl } } }",
  setup: ({ query: { site, blogPageYaml } }: FeedQuery) => ({
    title: blogPageYaml.seo.title,
    description: blogPageYaml.seo.description,
    site_url: `${site.siteMetadata.siteUrl}/blog`,
    feed_url: site.siteMetadata.siteUrl + FEED_ADDRESS,
    language: SITE_LANGUAGE,
  }),
  feeds: [
    {
      title,
      output: FEED_ADDRESS,
      match: "^/blog",
      query: `{
        blogPageYaml { seo { title description } }
        allBlogYaml(sort: [{ date: DESC }, { path: DESC }], limit: ${FEED_ARTICLES}) { nodes { title excerpt date path } }
      }`,
      serialize: ({ query: { site, allBlogYaml } }: FeedQuery) =>
        allBlogYaml.nodes.map(({ title: article, excerpt, date, path: address }) => ({
          title: article,
          description: excerpt,
          date,
          url: site.siteMetadata.siteUrl + address,
          guid: site.siteMetadata.siteUrl + address,
        })),
    },
  ],
});
