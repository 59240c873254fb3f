import type { GatsbyBrowser } from "gatsby";

export { onPreRouteUpdate, onRouteUpdate, shouldUpdateScroll } from "./src/layout/landing";
export { wrapPageElement } from "./src/layout/wrap-page";

/** While developing, a faulty text is told over the page; webpack leaves this out of the published site. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") void import("./src/develop/fault-overlay").then(({ showFaults }) => showFaults());
};
