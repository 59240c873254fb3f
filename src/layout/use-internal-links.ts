import { navigate } from "gatsby";
import { useEffect } from "react";
import { fetchIntendedPages, fetchLinksInView, loadPage } from "./fetch-ahead";
import { internalAddress, linkAround } from "./internal-address";

/** Where the link leads that was pressed last; undefined if the browser itself opens that. */
let pressed: URL | undefined;

async function followInternalLink(event: MouseEvent): Promise<void> {
  // whoever handled the click first has decided; with a key, or another button, the browser opens a tab or a window
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkAround(event);
  if (!link) return;
  const address = internalAddress(link);
  pressed = address;
  if (!address) return;
  event.preventDefault();
  const { pathname, search, hash } = address;
  const shown = location.href;
  await loadPage(pathname);
  // meanwhile the visitor has pressed another link, or gone back
  if (pressed !== address || location.href !== shown) return;
  // a link to the page on show adds nothing to what Back goes through
  navigate(pathname + search + hash, { replace: pathname + search + hash === location.pathname });
}

/**
 * All links to pages of the site, those of an editor's Markdown too, lead there without a reload, and what they lead to is fetched ahead.
 * @param page the address on show: each page brings other links
 */
export function useInternalLinks(page: string): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", followInternalLink, { signal });
    fetchIntendedPages(signal);
    return () => stop.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links of each page are other elements
  useEffect(fetchLinksInView, [page]);
}
