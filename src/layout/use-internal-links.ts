import { navigate } from "gatsby";
import { useEffect } from "react";
import { fetchIntendedPages, fetchLinksInView } from "./fetch-ahead";
import { internalAddress, linkAround } from "./internal-address";

function followInternalLink(event: MouseEvent): void {
  // whoever handled the click first has decided; with a key, or another button, the browser opens a tab or a window
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = linkAround(event);
  const address = link && internalAddress(link);
  if (!address) return;
  event.preventDefault();
  const { pathname, search, hash } = address;
  // a link to the page on show adds nothing to what Back goes through
  navigate(pathname + search + hash, { replace: pathname + search + hash === location.pathname });
}

/**
 * All links to pages of the site, those of an editor's Markdown too, lead there without a reload, and what they lead to is fetched ahead.
 * @param page the address on show: each page brings other links
 */
export function useInternalLinks(page: string): void {
  useEffect(() => {
    document.addEventListener("click", followInternalLink);
    const stopFetching = fetchIntendedPages();
    return () => {
      document.removeEventListener("click", followInternalLink);
      stopFetching();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links of each page are other elements
  useEffect(fetchLinksInView, [page]);
}
