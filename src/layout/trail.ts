import type { TrailStep } from "../components/breadcrumbs";
import { useSiteData } from "./site-data";

/** Every address on the way to one: "/services/hvac-services" is reached through "/" and "/services". */
function addressesTo(path: string): string[] {
  const names = path.split("/").filter(Boolean);
  return ["/", ...names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`)];
}

/**
 * @param path the page's address, such as "/services/hvac-services"
 * @param sheets the address and menu title of every page
 * @returns the way from the home page to it; the last step, the page itself, leads nowhere
 */
export function trailTo(path: string, sheets: readonly { readonly path: string; readonly menuTitle: string }[]): TrailStep[] {
  const labels = new Map(sheets.map((sheet) => [sheet.path, sheet.menuTitle]));
  return addressesTo(path).flatMap((address) => {
    const label = labels.get(address);
    if (label === undefined) return [];
    return [address === path ? { label } : { label, href: address }];
  });
}

/** @returns the breadcrumbs of a page, from the menu titles in data/ */
export const useTrail = (path: string): TrailStep[] => trailTo(path, useSiteData().allSheet.nodes);
