import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Article } from "../../../plugins/site-data/schema/article";
import type { SiteNames } from "../site-names";

/** The answers to the queries below. */
interface FeedQuery {
  readonly query: {
    readonly site: { readonly siteMetadata: { readonly siteUrl: string } };
    readonly allBlogYaml: { readonly nodes: readonly (Pick<Article, "title" | "excerpt" | "date"> & { readonly path: string })[] };
    readonly blogPageYaml: Pick<Article, "seo">;
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

const BUILD_DATE = /<lastBuildDate>[^<]*<\/lastBuildDate>/;
const FIRST_ITEM_DATE = /<item>.*?<pubDate>([^<]*)<\/pubDate>/s;

/**
 * The package under gatsby-plugin-feed (rss 1.2) writes the moment of the build, which no option changes: two builds of the same texts would
 * differ. RSS 2.0 means by lastBuildDate "the last time the content of the channel changed".
 * @param feed the feed as the plugin wrote it
 * @returns the feed with the day of its newest article instead; without articles it has no such day
 * @throws if the date is not where the package writes it
 */
export function withDateOfNewest(feed: string): string {
  if (!BUILD_DATE.test(feed)) throw new Error("The feed names no lastBuildDate as src/publish/search/feed.ts expects.");
  const newest = FIRST_ITEM_DATE.exec(feed)?.[1];
  return feed.replace(BUILD_DATE, newest ? `<lastBuildDate>${newest}</lastBuildDate>` : "");
}

/** @param published the folder that the host will serve, with the feed as the plugin wrote it */
export function dateFeed(published: string): void {
  const file = path.join(published, FEED_ADDRESS);
  writeFileSync(file, withDateOfNewest(readFileSync(file, "utf8")));
}
