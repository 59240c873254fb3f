import { type GatsbyBrowser, navigate } from "gatsby";

const isOtherPage = (before: { pathname: string }, after: { pathname: string }) => before.pathname !== after.pathname;

/**
 * Whether Gatsby scrolls. It does not on the first page and between anchors of one page. There the browser has already
 * scrolled, and Gatsby would undo it, because it stores one scroll position for all anchors.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  if (!prevRouterProps) return false;
  // Gatsby's own navigation has an action. The browser's (anchors, back, forward) has none.
  const isGatsbys = "action" in location && location.action === "PUSH";
  return isGatsbys || isOtherPage(prevRouterProps.location, location);
};

/** Whether a hash can be decoded ("#50%" cannot). Gatsby's router does not recover from one that cannot. */
export function isDecodable(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

let visiblePathname: string | undefined;

/** Prepares addresses and scroll positions for Gatsby's router. Call it before the router starts. */
export function prepareRouter(): void {
  if (!isDecodable(location.hash)) navigate(location.pathname + location.search, { replace: true });
  let isLeaving = false;
  addEventListener("popstate", () => {
    if (!isDecodable(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    // On back and forward, WebKit scrolls the visible page to the next page's position. Gatsby must not store that.
    isLeaving = location.pathname !== visiblePathname;
    // The scroll event comes in the next frame, before its callbacks.
    requestAnimationFrame(() => {
      isLeaving = false;
    });
  });
  addEventListener("scroll", (event) => isLeaving && event.stopImmediatePropagation(), { capture: true });
  // The browser restores positions on one page, and of documents that it loads again.
  document.addEventListener("click", ({ target, defaultPrevented }) => {
    const link = !defaultPrevented && target instanceof Element && target.closest("a");
    if (link && link.hash !== "" && link.pathname === location.pathname) history.scrollRestoration = "auto";
  });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}

/** Turns smooth scrolling off for another page. It is for jumps within a page (base.css). */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || !isOtherPage(prevLocation, location)) return;
  document.documentElement.style.scrollBehavior = "auto";
  // Reading a style makes Chromium apply the change before it scrolls.
  getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
};

/** Moves the focus to the anchor of the address. Without an anchor Gatsby focuses its wrapper of the whole page. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  visiblePathname = location.pathname;
  // Gatsby restores the position of another page. Firefox would scroll there too, smoothly, and end too far.
  if (!prevLocation || isOtherPage(prevLocation, location)) history.scrollRestoration = "manual";
  document.documentElement.style.scrollBehavior = "";
  const anchor = prevLocation && isOtherPage(prevLocation, location) && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor) return;
  const focusAnchor = () => anchor.focus({ preventScroll: true });
  anchor.tabIndex = -1;
  focusAnchor();
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focusAnchor, { once: true });
};
