import type { GatsbyBrowser } from "gatsby";
import { prepareRouter } from "./src/layout/landing";
import { showPlainPage } from "./src/layout/plain-page";
import { HYDRATED } from "./src/site/hydrated";

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/landing";
export { wrapPageElement } from "./src/layout/layout";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  prepareRouter();
};

/** React has removed the page. Gatsby has logged why. `develop` shows errors itself. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV === "production") showPlainPage();
};

/** React has hydrated the root. Sections follow, a pressed one first. src/layout/start-script.ts waits for this event. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Gatsby stores the scroll position on every scroll event, but has missed those before hydration.
  dispatchEvent(new Event("scroll"));
  document.documentElement.dataset[HYDRATED] = "";
  dispatchEvent(new Event(HYDRATED));
};
