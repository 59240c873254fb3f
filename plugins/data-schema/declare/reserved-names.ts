import { DATA_KINDS, type DataKind, isFolder } from "../../site-data/kinds";

/** Names that hosts use in every folder, and what for. */
const NAMES_OF_HOSTS: Readonly<Record<string, string>> = {
  index: "a folder's own page, such as /",
  "404": "the page that is shown for addresses that do not exist",
};

/** Published addresses other than those of data files, and what they are. */
const TAKEN_ADDRESSES: Readonly<Record<string, string>> = {
  "/admin": "the editors' page",
  "/fonts": "the fonts",
  "/icons": "the site's icons",
  "/blog/page": "the further pages of the article list",
  // Gatsby's own folders and pages:
  "/static": "the published pictures",
  "/page-data": "the data of Gatsby's pages",
  "/dev-404-page": "Gatsby while developing",
  "/offline-plugin-app-shell-fallback": "Gatsby's offline page",
};

/** @returns the owner of an address, such as `data/pages/contact.yaml` or `the editors' page`; undefined if free */
export function ownerOfAddress(kind: DataKind, slug: string): string | undefined {
  if (!kind.path || !isFolder(kind)) return undefined;
  const address = kind.path.replace("*", slug);
  const fixedPage = DATA_KINDS.find(({ path }) => path === address);
  return fixedPage ? `data/${fixedPage.files}` : (NAMES_OF_HOSTS[slug] ?? TAKEN_ADDRESSES[address]);
}
