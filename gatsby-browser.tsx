import type { GatsbyBrowser } from "gatsby";
import { keepPlaceWhenTravelling, reportEarlyScrolling } from "./src/layout/landing";
import { HYDRATED } from "./src/site/hydrated";

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/landing";
export { wrapPageElement } from "./src/layout/layout";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPlaceWhenTravelling();
  // While developing, a fault in data/ is shown over the page; webpack leaves this out of the published site
  if (process.env.NODE_ENV === "development")
    void import("./plugins/site-data/develop/fault-overlay").then(({ showFaults }) => showFaults());
};

/** Every effect of the page has run by now. What was pressed too early waits for this (src/publish/html/start-script.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reportEarlyScrolling();
  document.documentElement.dataset[HYDRATED] = "";
  dispatchEvent(new Event(HYDRATED));
};
