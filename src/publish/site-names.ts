import { parse } from "yaml";
import { z } from "zod";
import { type DataFile, readDataFiles } from "../checks/reading/data-files";

/** Plugins are set up before data/ is checked. This takes the place of a name that cannot be read; it is never published, because the checks then stop the build. */
const UNREADABLE = "?";
const nameText = z.string().catch(UNREADABLE);

/** What other programs call the site: an installed shortcut, a feed reader. */
export interface SiteNames {
  readonly name: string;
  readonly legalName: string;
  readonly feedTitle: string;
}

function contentOf(files: readonly DataFile[], relativePath: string): unknown {
  const file = files.find((candidate) => candidate.relativePath === relativePath);
  try {
    return file && parse(new TextDecoder().decode(file.bytes));
  } catch {
    return undefined;
  }
}

/** @returns the names in data/company.yaml and data/pages/blog.yaml, whatever else is wrong with the files */
export function siteNames(files: readonly DataFile[] = readDataFiles()): SiteNames {
  const unnamed = { name: UNREADABLE, legalName: UNREADABLE };
  const company = z.object({ name: nameText, legalName: nameText }).catch(unnamed).parse(contentOf(files, "company.yaml"));
  const blog = z
    .object({ seo: z.object({ title: nameText }) })
    .catch({ seo: { title: UNREADABLE } })
    .parse(contentOf(files, "pages/blog.yaml"));
  return { ...company, feedTitle: blog.seo.title };
}
