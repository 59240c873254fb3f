/** Adds /admin: Sveltia CMS with the fields of the schema. It shares no file with the site's pages. */

import path from "node:path";
import type { BuildArgs, CreateDevServerArgs, GatsbyNode } from "gatsby";
import { buildEnvironment } from "../../hosting/settings/build-environment";
import { DATA_KINDS, isRegisterEntry } from "../site-data/kinds";
import { blockingLaunchItems } from "./check/launch-list";
import { cmsConfig } from "./cms/cms-config";
import { CMS_CONFIG_ADDRESS, CMS_PAGE_FILE } from "./cms/cms-page";
import { writeCms, writeCmsConfig } from "./cms/write-cms";

/** `gatsby develop` serves this folder. After a build, Gatsby passes its files to the adapter. */
const PUBLIC_FOLDER = path.resolve("public");

type Nodes = Pick<BuildArgs, "getNode" | "getNodesByType">;

function currentConfig({ getNode, getNodesByType }: Nodes) {
  const entries = DATA_KINDS.filter(isRegisterEntry)
    .flatMap(({ typeName }) => getNodesByType(typeName))
    .map(({ parent, menuTitle }) => ({ value: String(getNode(parent ?? "")?.name), label: String(menuTitle) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const companyName = String(getNodesByType("CompanyYaml")[0]?.name);
  return cmsConfig({ entries, companyName, isReadyForLaunch: blockingLaunchItems().length === 0, environment: buildEnvironment() });
}

/** The methods of Express that are used here. */
interface Response {
  json(value: unknown): void;
  sendFile(file: string): void;
}

/** While developing, editors need no account: the CMS edits the project's folder. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter, ...nodes }: CreateDevServerArgs) => {
  writeCms(PUBLIC_FOLDER);
  app.get(CMS_CONFIG_ADDRESS, (_: unknown, response: Response) => response.json(currentConfig(nodes)));
  app.get("/admin", (_: unknown, response: Response) => response.sendFile(path.join(PUBLIC_FOLDER, CMS_PAGE_FILE)));
  reporter.info("Texts and pictures can be edited in Chrome or Edge at /admin");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (nodes) => {
  writeCms(PUBLIC_FOLDER);
  writeCmsConfig(PUBLIC_FOLDER, currentConfig(nodes));
};
