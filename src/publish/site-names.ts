import { parseDocument } from "yaml";
import { type DataFile, readDataFiles } from "../checks/reading/data-files";

/** Plugins are set up before data/ is checked. This takes the place of a name that cannot be read; it is never published, because the checks then stop the build. */
const UNREADABLE = "?";

/** What other programs call the site: an installed shortcut, a feed reader. */
export interface SiteNames {
  readonly name: string;
  readonly legalName: string;
  readonly feedTitle: string;
}

/** @returns the names in data/company.yaml and data/pages/blog.yaml, whatever else is wrong with the files */
export function siteNames(files: readonly DataFile[] = readDataFiles()): SiteNames {
  const textIn = (relativePath: string, ...keys: string[]): string => {
    const file = files.find((candidate) => candidate.relativePath === relativePath);
    const text = parseDocument(new TextDecoder().decode(file?.bytes)).getIn(keys);
    return typeof text === "string" ? text : UNREADABLE;
  };
  return {
    name: textIn("company.yaml", "name"),
    legalName: textIn("company.yaml", "legalName"),
    feedTitle: textIn("pages/blog.yaml", "seo", "title"),
  };
}
