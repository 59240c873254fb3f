import type { GatsbyBrowser } from "gatsby";

/** Shows the problems of data/ while developing. webpack removes this from the published site. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") void import("./develop/problem-panel").then(({ showProblems }) => showProblems());
};
