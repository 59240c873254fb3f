import { useSiteData } from "./site-data";

/** @returns where the site is published, without a slash at the end (gatsby-config.ts) */
export function useSiteAddress(): string {
  return useSiteData().site?.siteMetadata?.siteUrl ?? "";
}
