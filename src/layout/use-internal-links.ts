import { navigate } from "gatsby";
import { useEffect } from "react";
import { loadsAsDocument } from "../site/framed-pages";

/** A file, such as a picture or a feed, is not a page of the site. */
const FILE_NAME = /\.[a-z0-9]+$/i;

/**
 * Where a click should lead within the site.
 * @returns path, query and anchor of another page of this site, or undefined if the browser should act by itself:
 *   another site, a page that loads as a document, a file, a download, a new tab, an anchor on this page, or a click that somebody has handled
 */
function internalAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || FILE_NAME.test(pathname) || loadsAsDocument(pathname)) return undefined;
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return pathname + search + hash;
}

function followInternalLink(event: MouseEvent): void {
  const address = internalAddress(event);
  if (!address) return;
  event.preventDefault();
  navigate(address);
}

/** Links inside an editor's Markdown lead to the site's pages without a reload, as the links of the menu do. */
export function useInternalLinks(): void {
  useEffect(() => {
    document.addEventListener("click", followInternalLink);
    return () => document.removeEventListener("click", followInternalLink);
  }, []);
}
