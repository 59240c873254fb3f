import type { GatsbyBrowser } from "gatsby";

/** While developing, the problems of data/ are shown over the page. webpack leaves this out of the published site. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") void import("./develop/problem-panel").then(({ showProblems }) => showProblems());
};
