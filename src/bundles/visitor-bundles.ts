import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { licenceList } from "../licences/licence-list";
import { dropChunks } from "./dropped-chunks";
import { removeFormerBundles } from "./former-bundles";
import { nameBuildByItsBundles } from "./name-build-by-its-bundles";
import { nameClassesShortly } from "./page-styles";
import { PREACT_FOR_REACT } from "./preact-for-visitors";

/** What Gatsby adds to every page's script for scripts of others, off the main thread and on it. The site has none. */
const UNUSED = ["@builder.io/partytown/integration", "gatsby-script"];

/** @throws if Gatsby no longer brings what is left out: that would be a setting without a meaning */
function withoutUnused(): Record<string, false> {
  const ofGatsby = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby/package.json"));
  for (const name of UNUSED) {
    try {
      ofGatsby.resolve(name);
    } catch {
      throw new Error(`Gatsby no longer brings ${name}: delete what leaves it out (src/bundles/visitor-bundles.ts).`);
    }
  }
  return Object.fromEntries(UNUSED.map((name) => [name, false]));
}

/**
 * Changes what Gatsby asks of webpack for a build: each page is given its own styles (dropped-chunks.ts), and visitors are sent Preact
 * (preact-for-visitors.ts), no source maps, nothing for scripts of others, but a list of licences.
 * @throws if Gatsby's configuration no longer has what is changed
 */
export function keepBundlesSmall({ stage, actions, getConfig }: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getConfig">): void {
  const isForBrowsers = stage === "build-javascript";
  const config = getConfig();
  nameClassesShortly(config.module.rules);
  if (isForBrowsers) dropChunks(config.optimization?.splitChunks?.cacheGroups ?? {});
  actions.replaceWebpackConfig(config);
  if (!isForBrowsers) return;
  const plugins = [licenceList(), removeFormerBundles, nameBuildByItsBundles];
  actions.setWebpackConfig({ devtool: false, plugins, resolve: { alias: { ...withoutUnused(), ...PREACT_FOR_REACT } } });
}
