import { statSync, writeFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

/**
 * Stops a build that would publish old texts. Gatsby saves new nodes at once, but saves which pages need them only after
 * its queries. After an interruption in between, the next build finds nothing to do, succeeds and keeps the old pages.
 */

/** Written before Gatsby changes its cache. */
const TOUCHED = ".cache/touched";
/** Gatsby writes it after its queries. */
const SAVED = ".cache/redux/redux.rest.state";

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const touchCache = () => writeFileSync(TOUCHED, "");

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (timeOf(TOUCHED) > timeOf(SAVED))
    reporter.panic("Gatsby was interrupted, so its cache may hold old texts. Delete the folder .cache and start again.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = touchCache;

/** During `develop`, saving a file creates new nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = touchCache;
