import { checkFiles } from "../../plugins/site-data/checks/checked-file";
import { fieldName } from "../../plugins/site-data/checks/data-problem";
import { type DataFile, readDataFiles } from "../../plugins/site-data/checks/reading/data-files";

/** Plugins are set up before data/ is checked. This takes the place of a name that cannot be read; it is never published, because the checks then stop the build. */
const UNREADABLE = "?";

/** What other programs call the site: an installed shortcut, a feed reader. */
export type SiteNames = ReturnType<typeof siteNames>;

function nameIn(files: readonly DataFile[], relativePath: string, field: string): string {
  const [checked] = checkFiles(files.filter((file) => file.relativePath === relativePath));
  const name = checked?.fields.find(({ path }) => fieldName(path) === field)?.value;
  return typeof name === "string" ? name : UNREADABLE;
}

/** @returns the names in data/company.yaml and data/pages/blog.yaml, whatever else is wrong with the files */
export const siteNames = (files: readonly DataFile[] = readDataFiles()) => ({
  name: nameIn(files, "company.yaml", "name"),
  legalName: nameIn(files, "company.yaml", "legalName"),
  feedTitle: nameIn(files, "pages/blog.yaml", "seo.title"),
});
