import type { GatsbyBrowser } from "gatsby";
import { prepareRouter } from "./src/layout/landing";
import { HYDRATED } from "./src/site/hydrated";

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/landing";
export { wrapPageElement } from "./src/layout/layout";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  prepareRouter();
};

/** Every effect of the page has run. Early presses wait for this (src/publish/html/start-script.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Gatsby stores the position on every scroll, and has missed those from before its scripts.
  dispatchEvent(new Event("scroll"));
  document.documentElement.dataset[HYDRATED] = "";
  dispatchEvent(new Event(HYDRATED));
};
