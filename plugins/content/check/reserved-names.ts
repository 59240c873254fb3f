import type { Declarations } from "../declarations";
import type { Kind } from "../kind";
import { isFolder, pageAddress } from "../kind-of-file";

/** Names that hosts use in every folder, and what for. */
const NAMES_OF_HOSTS: Readonly<Record<string, string>> = {
  index: "a folder's own page, such as /",
  "404": "the page that is shown for addresses that do not exist",
};

/** Addresses of the engine and of Gatsby. */
const TAKEN_ADDRESSES: Readonly<Record<string, string>> = {
  "/admin": "the editors' page",
  "/static": "the published pictures",
  "/page-data": "the data of Gatsby's pages",
  "/dev-404-page": "Gatsby while developing",
  "/offline-plugin-app-shell-fallback": "Gatsby's offline page",
};

/** @returns the owner of an address, such as `data/pages/contact.yaml` or `the editors' page`; undefined if free */
export function ownerOfAddress(kind: Kind, slug: string, { kinds, reservedAddresses }: Declarations): string | undefined {
  const address = pageAddress(kind, slug);
  if (!address || !isFolder(kind)) return undefined;
  const fixedPage = kinds.find(({ page }) => page === address);
  return fixedPage ? `data/${fixedPage.files}` : (NAMES_OF_HOSTS[slug] ?? TAKEN_ADDRESSES[address] ?? reservedAddresses[address]);
}
