import { readDataFiles } from "../../checks/reading/data-files";
import { siteContent } from "../site-content";
import { lastChanges } from "./last-changes";

interface SitemapPage {
  readonly path: string;
  /** ISO 8601, or nothing where the project is not a git checkout. */
  readonly lastmod?: string;
}

/** gatsby-plugin-sitemap: every page but the 404, with the day its data file last changed. */
export const sitemapOptions = {
  resolvePages(): SitemapPage[] {
    const changes = lastChanges("data");
    return siteContent(readDataFiles())
      .pages.filter(({ path }) => path !== "/404")
      .map(({ path, dataFile }) => ({ path, lastmod: changes.get(`data/${dataFile}`) }));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};
