import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

/**
 * Stops a build that would publish old texts. Gatsby saves new nodes at once, but saves which pages need them only after
 * its queries. After an interruption in between, the next build finds nothing to do, succeeds and keeps the old pages.
 *
 * Also stops one that would fail minutes later, as "likely a bug in Gatsby": the cache contains absolute paths, and counts
 * on the files in public/.
 */

/** Written before Gatsby changes its cache. Contains the project's path. */
const TOUCHED = ".cache/touched";
/** Gatsby writes it after its queries. */
const SAVED = ".cache/redux/redux.rest.state";

const timeOf = (file: string) => statSync(file).mtimeMs;
/** The native path, because on Windows the case of the drive's letter may differ. */
const projectPath = () => realpathSync.native(".");
const touchCache = () => writeFileSync(TOUCHED, projectPath());

/** Whether the cache was written at this path, and public/ is still there. */
const isInPlace = () => existsSync("public/static") && existsSync(TOUCHED) && readFileSync(TOUCHED, "utf8") === projectPath();

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  // Gatsby empties a cache that it has never saved.
  if (!existsSync(SAVED)) return;
  if (!isInPlace())
    reporter.panic("The cache belongs to another folder, or public/ was deleted. Delete the folder .cache and start again.");
  else if (timeOf(TOUCHED) > timeOf(SAVED))
    reporter.panic("Gatsby was interrupted or failed, so its cache may hold old texts. Delete the folder .cache and start again.");
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = touchCache;

/** During `develop`, saving a file creates new nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = touchCache;
