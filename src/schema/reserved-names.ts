import { DATA_KINDS, type DataKind } from "./data-kinds";

/** Names that no page can have in any folder, and whose they are. */
const NAMES_OF_HOSTS: Readonly<Record<string, string>> = {
  index: "a folder's own page, such as /",
  "404": "the page that is shown for addresses that do not exist",
};

/** What is beside the pages at the top of the published site. */
const TOP_NAMES: Readonly<Record<string, string>> = {
  admin: "the editors' page",
  cards: "the pictures of shared links",
  fonts: "the fonts",
  icons: "the site's icons",
  // Gatsby's own folders and pages
  static: "the published pictures",
  "page-data": "the data of Gatsby's pages",
  "dev-404-page": "Gatsby while developing",
  "offline-plugin-app-shell-fallback": "Gatsby's offline page",
};

/** Addresses below a page that its own further pages take. */
const TAKEN_ADDRESSES: Readonly<Record<string, string>> = { "/blog/page": "the further pages of the article list" };

const FIXED_PAGES = new Map(
  DATA_KINDS.flatMap(({ files, path }): [string, string][] => (path && !files.includes("*") ? [[path(""), `data/${files}`]] : [])),
);

/**
 * @param kind the kind of a file that makes a page
 * @param slug its name, as in the address
 * @returns whose address it would be, such as `data/pages/contact.yaml` or `the editors' page`; undefined if it is free
 */
export function ownerOfAddress({ files, path }: DataKind, slug: string): string | undefined {
  if (!path || !files.includes("*")) return undefined;
  const address = path(slug);
  return (
    FIXED_PAGES.get(address) ?? NAMES_OF_HOSTS[slug] ?? TAKEN_ADDRESSES[address] ?? (address === `/${slug}` ? TOP_NAMES[slug] : undefined)
  );
}
