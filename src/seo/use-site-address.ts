import { graphql, useStaticQuery } from "gatsby";

/** @returns where the site is published, without a slash at the end (gatsby-config.ts) */
export function useSiteAddress(): string {
  const { site } = useStaticQuery<Queries.SiteAddressQuery>(graphql`
    query SiteAddress {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return site?.siteMetadata?.siteUrl ?? "";
}
