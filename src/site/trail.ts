import type { NamedPage } from "./site-data";

/** A step of the way from the home page to this one. */
interface TrailStep {
  readonly label: string;
  /** The page it leads to; the last step, the page itself, has none. */
  readonly href?: string;
}

/**
 * The way from the home page to a page, read from its address.
 * @param page the page itself
 * @param others the pages that may be on the way
 * @returns one step for every page on the way; the last, the page itself, leads nowhere
 */
export function trailTo({ path, menuTitle }: Pick<NamedPage, "path" | "menuTitle">, others: readonly NamedPage[]): TrailStep[] {
  const names = new Map(others.map((page) => [page.path, page.menuTitle]));
  const parts = path.split("/").filter(Boolean).slice(0, -1);
  const addresses = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const steps = addresses.flatMap((href) => {
    const label = names.get(href);
    return label && href !== path ? [{ label, href }] : [];
  });
  return [...steps, { label: menuTitle }];
}
