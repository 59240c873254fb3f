/** gatsby-plugin-robots-txt: only the real site is for search engines. @param indexed false for previews */
export const robotsOptions = (host: string, indexed: boolean) => ({
  host: null,
  sitemap: indexed ? `${host}/sitemap-index.xml` : null,
  policy: [indexed ? { userAgent: "*", allow: "/", disallow: ["/admin"] } : { userAgent: "*", disallow: ["/"] }],
});
