import type { TrailStep } from "../components/breadcrumbs";
import { useSiteData } from "./site-data";

interface NamedPage {
  readonly path: string;
  readonly menuTitle: string;
}

/**
 * The way from the home page to a page, read from its address.
 * @param path the page's address, such as "/blog/3"
 * @param pages every page with its short name
 * @returns one step for every page on the way; the last, the page itself, leads nowhere
 */
export function trailTo(path: string, pages: readonly NamedPage[]): TrailStep[] {
  const names = new Map(pages.map((page) => [page.path, page.menuTitle]));
  const parts = path.split("/").filter(Boolean);
  const addresses = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return addresses.flatMap((address) => {
    const label = names.get(address);
    if (!label) return [];
    return [address === path ? { label } : { label, href: address }];
  });
}

/** @returns the way from the home page to the page at this address, for its breadcrumbs */
export function useTrail(path: string): TrailStep[] {
  return trailTo(path, useSiteData().allSheet.nodes);
}
