import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { licenceList } from "../licences/licence-list";
import { RemoveFormerBundles } from "./former-bundles";
import { NameBuildByItsBundles } from "./name-build-by-its-bundles";
import { keepStylesSmall } from "./page-styles";

/** What Gatsby adds to every page's script for scripts off the main thread. The site has none: 0.8 KB less (brotli) on every page. */
const PARTYTOWN = "@builder.io/partytown/integration";

/** @throws if Gatsby no longer brings Partytown: leaving it out would be a setting without a meaning */
function withoutPartytown(): { alias: Record<string, false> } {
  const ofProject = createRequire(path.resolve("package.json"));
  try {
    createRequire(ofProject.resolve("gatsby/package.json")).resolve(PARTYTOWN);
  } catch {
    throw new Error(`Gatsby no longer brings ${PARTYTOWN}: delete what leaves it out (src/bundles/visitor-bundles.ts).`);
  }
  return { alias: { [PARTYTOWN]: false } };
}

/**
 * Changes what Gatsby asks of webpack for a build: each page is given its own styles (page-styles.ts), and visitors are sent no source maps,
 * no Partytown, but a list of licences.
 * @throws if Gatsby's configuration no longer has what is changed
 */
export function keepBundlesSmall({ stage, actions, getConfig }: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "getConfig">): void {
  const isForBrowsers = stage === "build-javascript";
  const config = getConfig();
  keepStylesSmall(config, isForBrowsers);
  actions.replaceWebpackConfig(config);
  if (!isForBrowsers) return;
  const plugins = [licenceList(), new RemoveFormerBundles(), new NameBuildByItsBundles()];
  actions.setWebpackConfig({ devtool: false, plugins, resolve: withoutPartytown() });
}
