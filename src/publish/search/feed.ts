interface FeedQuery {
  readonly query: {
    readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
    readonly allBlogYaml: {
      readonly nodes: readonly { readonly title: string; readonly excerpt: string; readonly date: string; readonly path: string }[];
    };
    readonly blogPageYaml: { readonly seo: { readonly title: string; readonly description: string } };
  };
}

const FEED_ADDRESS = "/blog/rss.xml";

/** gatsby-plugin-feed: the articles, newest first. */
export const feedOptions = {
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
      title: "Kelvin: notes on engineering and security",
      output: FEED_ADDRESS,
      match: "^/blog",
      query: `{
        blogPageYaml { seo { title description } }
        allBlogYaml(sort: { date: DESC }) { nodes { title excerpt date path } }
      }`,
      serialize: ({ query: { site, allBlogYaml } }: FeedQuery) =>
        allBlogYaml.nodes.map(({ title, excerpt, date, path }) => ({
          title,
          description: excerpt,
          date,
          url: site.siteMetadata.siteUrl + path,
          guid: site.siteMetadata.siteUrl + path,
        })),
    },
  ],
};
