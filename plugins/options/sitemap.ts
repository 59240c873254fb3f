interface SitemapQuery {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allSheet: { readonly nodes: readonly { readonly path: string; readonly lastChanged: string | null }[] };
}

/**
 * Options of gatsby-plugin-sitemap, which excludes the 404 page by itself. `lastmod` is the last change of the data
 * file; further pages of the blog have none.
 */
export const sitemapOptions = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path } }
    allSheet { nodes { path lastChanged } }
  }`,
  resolvePages({ allSitePage, allSheet }: SitemapQuery) {
    const days = new Map(allSheet.nodes.map(({ path, lastChanged }) => [path, lastChanged]));
    return allSitePage.nodes.map(({ path }) => ({ path, lastmod: days.get(path) ?? undefined }));
  },
  serialize: ({ path, lastmod }: { path: string; lastmod?: string }) => ({ url: path, lastmod }),
};
