import type { NamedPage } from "./site-data";

/**
 * Derives the breadcrumbs from the addresses.
 * @param others candidates for the pages above
 * @returns the pages from the home page down; the last is the page itself and has no href
 */
export function trailTo({ path, menuTitle }: Pick<NamedPage, "path" | "menuTitle">, others: readonly NamedPage[]) {
  const isAbove = (other: NamedPage) => other.path !== path && path.startsWith(other.path.replace(/\/?$/, "/"));
  const steps = others.filter(isAbove).map((page) => ({ label: page.menuTitle, href: page.path }));
  return [...steps.sort((a, b) => a.href.length - b.href.length), { label: menuTitle, href: undefined }];
}
