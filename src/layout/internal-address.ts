import { loadsAsDocument } from "../site/framed-pages";

/** A file, such as a picture or a feed, is not a page of the site. */
const FILE_NAME = /\.[a-z0-9]+$/i;

/**
 * Where a link leads within the site.
 * @returns its address if that is another page of this site which opens without a reload; undefined if the browser should act by itself:
 *   another site, a page that loads as a document, a file, a download, a new tab, an anchor on this page
 */
export function internalAddress(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.hasAttribute("download") || (link.target && link.target !== "_self")) return undefined;
  const address = new URL(link.href);
  const { origin, pathname, search, hash } = address;
  if (origin !== location.origin || FILE_NAME.test(pathname) || loadsAsDocument(pathname)) return undefined;
  if (hash && pathname === location.pathname && search === location.search) return undefined;
  return address;
}

/** @returns the link in which an event happened, if it did in one */
export const linkAround = ({ target }: Event): HTMLAnchorElement | null => (target instanceof Element ? target.closest("a") : null);
