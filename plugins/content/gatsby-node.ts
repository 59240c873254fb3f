import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyNode, PluginOptions } from "gatsby";
import * as z from "zod";
import { problemCount, problemLine } from "./check/problem";
import { cmsConfig, pagesByFamily } from "./cms/cms-config";
import { CMS_CONFIG_ADDRESS, CMS_DATA_ADDRESS, CMS_PAGE_FILE } from "./cms/cms-page";
import { publishedFolder } from "./cms/published-folder";
import { writeCms } from "./cms/write-cms";
import { checkedData, dataFiles, dataPictures, forgetData } from "./data";
import { reportProblems } from "./develop";
import { writeEditorSchemas } from "./editor-schemas";
import { createFieldExtensions } from "./graphql/field-extensions";
import { createDataNode, keepContents } from "./graphql/nodes";
import { createPictureFields } from "./graphql/picture-fields";
import { graphqlTypes } from "./graphql/types";
import { KINDS } from "./kinds";
import { blockingLaunchQuestions } from "./launch";
import { writeIconOriginal } from "./site-icons";

/** `gatsby develop` serves this folder. After a build, Gatsby passes its files to the adapter. */
const PUBLIC_FOLDER = path.resolve("public");

/** The plugin's options in gatsby-config.ts. */
const OPTIONS = z.object({
  admin: z.object({
    title: z.string(),
    logo: z.string(),
    repository: z.string(),
    authScope: z.enum(["repo", "public_repo"]),
    hasPublishButton: z.boolean(),
  }),
  /** The path of the company's logo. */
  logo: z.string(),
});

/** npm only warns about an older one than in `engines`. */
const OLDEST_NODE = 20;

/** Stops before any work if Node is too old or data/ has a problem. Otherwise writes the files that others read when they start. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }, options) => {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    reporter.panic(`Node ${process.versions.node} is too old. Install the version in .nvmrc.`);
  const { problems, warnings } = await checkedData();
  for (const warning of warnings) reporter.warn(problemLine(warning));
  if (problems.length > 0)
    reporter.panic(`${problemCount(problems)}. Correct and start again:\n\n${problems.map(problemLine).join("\n")}\n`);
  keepContents();
  writeEditorSchemas();
  // gatsby-plugin-manifest reads this file in its own onPreInit.
  await writeIconOriginal(OPTIONS.parse(options).logo);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = createDataNode;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  args.actions.createTypes(graphqlTypes());
};

export const createResolvers: GatsbyNode["createResolvers"] = createPictureFields;

/** `gatsby develop` runs this whenever a file of data/ is saved, added or deleted. */
export const createPages: GatsbyNode["createPages"] = async ({ reporter }) => {
  if (process.env.gatsby_executing_command === "develop") await reportProblems(reporter);
};

/** Checks that every fixed page has a component in src/pages. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ reporter, getNodesByType }) => {
  const created = new Set(getNodesByType("SitePage").map(({ path: address }) => address));
  for (const { files, page = "/" } of KINDS)
    if (!page.includes("*") && !created.has(page))
      reporter.panicOnBuild(`data/${files} has the address ${page}, but no component makes a page there.`);
};

const currentConfig = (nodes: Pick<BuildArgs, "getNodesByType">, options: PluginOptions) =>
  cmsConfig({ pages: pagesByFamily(nodes), admin: OPTIONS.parse(options).admin, isReadyForLaunch: blockingLaunchQuestions().length === 0 });

/** The methods of Express that are used here. */
interface Response {
  json(value: unknown): void;
  sendFile(file: string): void;
}
interface DevServer {
  get(address: string, respond: (request: unknown, response: Response) => void): void;
}

/** During `develop` editors need no account, because the CMS edits the project's folder. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter, getNodesByType }, options) => {
  const server: DevServer = app;
  await writeCms(PUBLIC_FOLDER, OPTIONS.parse(options).admin);
  server.get("/admin", (_, response) => response.sendFile(path.join(PUBLIC_FOLDER, CMS_PAGE_FILE)));
  server.get(CMS_CONFIG_ADDRESS, (_, response) => response.json(currentConfig({ getNodesByType }, options)));
  server.get(CMS_DATA_ADDRESS, async (_, response) => {
    forgetData();
    response.json(publishedFolder(dataFiles(), await dataPictures()));
  });
  reporter.info("Texts and pictures can be edited in Chrome or Edge at /admin");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (nodes, options) => {
  await writeCms(PUBLIC_FOLDER, OPTIONS.parse(options).admin);
  writeFileSync(path.join(PUBLIC_FOLDER, CMS_CONFIG_ADDRESS), JSON.stringify(currentConfig(nodes, options)));
  writeFileSync(path.join(PUBLIC_FOLDER, CMS_DATA_ADDRESS), JSON.stringify(publishedFolder(dataFiles(), await dataPictures())));
};
