import { createContext, useContext } from "react";
import { fixedPage, type NamedPage, useSiteData } from "./site-data";

/** What Gatsby says of the page on show. */
export interface ShownPage {
  readonly pathname: string;
  /** Of a page that a data file made (plugins/site-data/fields/create-pages.ts). */
  readonly code?: string;
  readonly menuTitle?: string;
}

/** The page on show, as the layout's wrapper knows it. */
export const ShownPageContext = createContext<ShownPage>({ pathname: "/" });

/** @returns address, code and short name of the page on show; at an unknown address those of the 404 page */
export function useCurrentPage(): NamedPage {
  const { pathname, code, menuTitle } = useContext(ShownPageContext);
  const site = useSiteData();
  const path = pathname.replace(/(.)\/$/, "$1");
  if (code !== undefined && menuTitle !== undefined) return { path, code, menuTitle };
  return site.fixedPages.find((page) => page.path === path) ?? fixedPage(site, "/404");
}
