/** Hands the site's declarations to the engine, which checks data/ and makes GraphQL types and /admin of them. */

import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { gatsbyHooks } from "./gatsby-hooks";
import { DECLARATIONS } from "./site-declarations";
import { writeSiteIcons } from "./site-icons";

const hooks = gatsbyHooks(DECLARATIONS, path.resolve("plugins/content/site-declarations.ts"));
export const { onCreateNode, createSchemaCustomization, createPages, onPostBootstrap, onCreateDevServer, onPostBuild } = hooks;

/** Before gatsby-plugin-manifest, which reads the icon in its own onPreInit. */
export const onPreInit: GatsbyNode["onPreInit"] = async (args, options) => {
  hooks.onPreInit(args);
  await writeSiteIcons(String(options.logo));
};
