import { createContext, useContext } from "react";
import { fixedPage, type NamedPage, useSiteData } from "./site-data";

/** From Gatsby: the address and the page context. */
export interface VisiblePage {
  readonly pathname: string;
  /** Only of pages from a template (gatsby-node.ts). */
  readonly code?: string;
  readonly menuTitle?: string;
}

export const VisiblePageContext = createContext<VisiblePage>({ pathname: "/" });

/** @returns the visible page; at an unknown address the 404 page */
export function useCurrentPage(): NamedPage {
  const { pathname, code, menuTitle } = useContext(VisiblePageContext);
  const site = useSiteData();
  const path = pathname.replace(/(.)\/$/, "$1");
  if (code !== undefined && menuTitle !== undefined) return { path, code, menuTitle };
  return site.fixedPages.find((page) => page.path === path) ?? fixedPage(site, "/404");
}
