import { readDataFiles } from "../../../plugins/site-data/checks/reading/data-files";
import { siteContent } from "../site-content";
import { lastChanges } from "./last-changes";

/** @returns the last of some days as git writes them; their time zones may differ */
const latest = (days: readonly string[]): string | undefined => days.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);

/** Every page but the 404, with the day one of its data files last changed, or none if the project is not a git checkout. */
function datedPages() {
  const changes = lastChanges("data");
  return siteContent(readDataFiles())
    .pages.filter(({ path }) => path !== "/404")
    .map(({ path, dataFiles }) => ({ path, lastmod: latest(dataFiles.flatMap((file) => changes.get(`data/${file}`) ?? [])) }));
}

/** gatsby-plugin-sitemap: it begins another file after 45,000 addresses; search engines take 50,000 (sitemaps.org). */
export const sitemapOptions = {
  resolvePages: datedPages,
  serialize: ({ path, lastmod }: ReturnType<typeof datedPages>[number]) => ({ url: path, lastmod }),
};
