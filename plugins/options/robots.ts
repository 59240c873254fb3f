/**
 * Options of gatsby-plugin-robots-txt. Crawlers may read all pages. A header keeps pages out of search results
 * (hosting/netlify.ts), and crawlers see it only on pages they may read.
 * @param indexed false keeps the sitemap out of robots.txt
 */
export const robotsOptions = (siteAddress: string, indexed: boolean) => ({
  host: null,
  sitemap: indexed ? `${siteAddress}/sitemap-index.xml` : null,
  policy: [{ userAgent: "*", allow: "/" }],
});
