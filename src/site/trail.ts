import type { NamedPage } from "./site-data";

/**
 * The way from the home page to a page, read from its address.
 * @param page the page itself
 * @param others the pages that may be on the way
 * @returns one step for every page on the way; the last, the page itself, leads nowhere
 */
export function trailTo({ path, menuTitle }: Pick<NamedPage, "path" | "menuTitle">, others: readonly NamedPage[]) {
  const isOnTheWay = (other: NamedPage) => other.path !== path && path.startsWith(other.path.replace(/\/?$/, "/"));
  const steps = others.filter(isOnTheWay).map((page) => ({ label: page.menuTitle, href: page.path }));
  return [...steps.sort((a, b) => a.href.length - b.href.length), { label: menuTitle, href: undefined }];
}
