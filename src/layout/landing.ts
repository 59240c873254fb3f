import type { GatsbyBrowser } from "gatsby";

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

/**
 * Keeps Gatsby from storing a wrong scroll position on back and forward: WebKit then scrolls the page that is still shown to where the
 * next one was left, and Gatsby would store that as the position of the page that is left.
 */
export function keepPlaceWhenTravelling(): void {
  let isLeaving = false;
  addEventListener("popstate", () => {
    isLeaving = location.pathname !== shownPathname;
    // the browser's own scrolling is reported in the next frame, before what was asked for that frame
    requestAnimationFrame(() => {
      isLeaving = false;
    });
  });
  addEventListener("scroll", (event) => isLeaving && event.stopImmediatePropagation(), { capture: true });
}
let shownPathname: string | undefined;

/** Gatsby stores a position when the page scrolls, and has not heard of scrolling before its script came. */
export function reportEarlyScrolling(): void {
  if (window.scrollY > 0) dispatchEvent(new Event("scroll"));
}

/** Another page is seen at once, at its top or where it was left: smooth scrolling (base.css) is for jumps within a page. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || !isOtherPage(prevLocation, location)) return;
  document.documentElement.style.scrollBehavior = "auto";
  // Chromium scrolls to the top without looking at changed styles first; asking for one makes it look.
  getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
  // The pressed link goes with its page. When Chromium loses the focused element it lays out the document there and then, half drawn as it is.
  document.querySelector<HTMLElement>("main :focus")?.blur();
};

/** Gatsby has scrolled. It is about to focus the page as a whole; if the link has an anchor, the focus goes there instead. */
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
