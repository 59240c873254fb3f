/**
 * gatsby-plugin-robots-txt. It forbids nothing: what must stay out of search results says so itself (hosting/headers.ts), and a crawler
 * reads that only where it is let in.
 * @param siteAddress where the site is published
 * @param indexed false for previews
 */
export const robotsOptions = (siteAddress: string, indexed: boolean) => ({
  host: null,
  sitemap: indexed ? `${siteAddress}/sitemap-index.xml` : null,
  policy: [{ userAgent: "*", allow: "/" }],
});
