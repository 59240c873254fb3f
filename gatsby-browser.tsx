import type { GatsbyBrowser } from "gatsby";
import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepPlaceWhenTravelling, reportEarlyScrolling } from "./src/layout/landing";
import { HYDRATED_EVENT } from "./src/site/hydrated-event";

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/landing";
export { wrapPageElement } from "./src/layout/wrap-page";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepPlaceWhenTravelling();
  // While developing, a fault in data/ is shown over the page; webpack leaves this out of the published site
  if (process.env.NODE_ENV === "development") void import("./src/develop/fault-overlay").then(({ showFaults }) => showFaults());
};

/** Every effect of the page has run by now. What was pressed too early waits for this (src/publish/html/start-script.ts). */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reportEarlyScrolling();
  dispatchEvent(new Event(HYDRATED_EVENT));
};

/**
 * As a transition React makes the page interactive in small slices, between which a touch is answered; otherwise it is one long task.
 * While developing, the page that comes from the server is empty.
 * Gatsby's own type of this function is still that of React 17, whose render returned what it rendered.
 */
export const replaceHydrateFunction = () => (element: ReactElement, container: Element) => {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, element));
  else createRoot(container).render(element);
};
