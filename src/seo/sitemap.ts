interface SitemapQuery {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allSheet: { readonly nodes: readonly { readonly path: string; readonly lastChanged: string | null }[] };
}

/** gatsby-plugin-sitemap: every page but the 404, with the day its data file last changed. The further pages of the blog have no file. */
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
