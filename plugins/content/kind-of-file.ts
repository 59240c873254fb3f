import type { Kind } from "./kind";

/** Whether a kind has a file for each page, in a folder of its own. */
export const isFolder = ({ files }: Pick<Kind, "files">): boolean => files.includes("*");

/** @returns "cakes" for cakes/*.yaml, "pages-home" for pages/home.yaml */
export const nameOfKind = ({ files }: Pick<Kind, "files">): string => files.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");

/** @returns "plum-cake" for "cakes/plum-cake.yaml" */
export const slugOf = (relativePath: string): string => relativePath.replace(/^.*\//, "").replace(/\.[^.]*$/, "");

/** @returns the name as part of an address: "Plum cake" becomes "plum-cake" */
export const asSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @returns the address of a file's page; undefined if the kind makes none */
export const pageAddress = ({ page }: Pick<Kind, "page">, slug: string): string | undefined => page?.replace("*", slug);

/** @param relativePath below data/. @returns undefined if the file is of no kind */
export function kindOf<K extends Pick<Kind, "files">>(relativePath: string, kinds: readonly K[]): K | undefined {
  const anyName = relativePath.replace(/[^/]*(?=\.[^./]*$)/, "*");
  return kinds.find(({ files }) => files === relativePath || files === anyName);
}
