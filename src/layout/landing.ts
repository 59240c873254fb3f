import { type GatsbyBrowser, navigate } from "gatsby";

const isOtherPage = (before: { pathname: string }, after: { pathname: string }) => before.pathname !== after.pathname;

/**
 * When Gatsby scrolls. On arrival and between anchors of one page it does not: the browser has already done it, and Gatsby, which
 * stores one scroll position for them all, would undo it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  if (!prevRouterProps) return false;
  // Gatsby marks its own navigation only; the browser's (an anchor, back, forward) comes without a mark.
  const isGatsbys = "action" in location && location.action === "PUSH";
  return isGatsbys || isOtherPage(prevRouterProps.location, location);
};

/** Whether an address's hash can be decoded ("#50%" cannot). Gatsby decodes it too, and its router never recovers from the exception. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

let shownPathname: string | undefined;

/** Prepares addresses and scroll positions for Gatsby's router. Call it before the router starts. */
export function prepareRouter(): void {
  if (!isDecodable(location.hash)) navigate(location.pathname + location.search, { replace: true });
  let isLeaving = false;
  addEventListener("popstate", () => {
    if (!isDecodable(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    // On back and forward, WebKit scrolls the visible page to the next page's position. Gatsby must not store that for the visible page.
    isLeaving = location.pathname !== shownPathname;
    // The browser reports this scrolling in the next frame, before that frame's callbacks.
    requestAnimationFrame(() => {
      isLeaving = false;
    });
  });
  addEventListener("scroll", (event) => isLeaving && event.stopImmediatePropagation(), { capture: true });
}

/** Another page is shown at once, at its top or where it was left: smooth scrolling (base.css) is for jumps within a page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || !isOtherPage(prevLocation, location)) return;
  document.documentElement.style.scrollBehavior = "auto";
  // Chromium scrolls without applying the changed style first, unless a script reads one.
  getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
};

/** Gatsby has scrolled and is about to focus the whole page. If the address has an anchor, the anchor gets the focus instead. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownPathname = location.pathname;
  document.documentElement.style.scrollBehavior = "";
  const anchor = prevLocation && isOtherPage(prevLocation, location) && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor) return;
  const focusAnchor = () => anchor.focus({ preventScroll: true });
  anchor.tabIndex = -1;
  focusAnchor();
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focusAnchor, { once: true });
};
