import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { checkData } from "./check/check-data";
import { checkFiles } from "./check/checked-file";
import type { DataFolder } from "./check/data-folder";
import { problemCount, problemLine } from "./check/data-problem";
import { launchItems } from "./check/launch-items";
import { readDataFiles, readDataFolder } from "./check/reading/read-folder";
import { type AdminOptions, adminOptions } from "./cms/admin-options";
import { cmsConfig } from "./cms/cms-config";
import type { PagesByGroup } from "./cms/cms-fields";
import { CMS_CONFIG_ADDRESS, CMS_PAGE_FILE, CMS_SNAPSHOT_ADDRESS } from "./cms/cms-page";
import { nextValues } from "./cms/next-values";
import { takeSnapshot } from "./cms/snapshot";
import { writeCms, writeCmsContent } from "./cms/write-cms";
import { type Declarations, groupsOf, kindsIn } from "./declarations";
import { problemReporter } from "./develop/report-problems";
import { ValidContent } from "./develop/valid-content";
import { createFieldExtensions } from "./graphql/field-extensions";
import { graphqlTypes } from "./graphql/graphql-types";
import { createPictureFields } from "./graphql/picture-fields";
import { createYamlNodes } from "./graphql/yaml-nodes";
import { pageAddress, slugOf } from "./kind-of-file";

/** `gatsby develop` serves this folder. After a build, Gatsby passes its files to the adapter. */
const PUBLIC_FOLDER = path.resolve("public");

/** The fields of a page that name it in a list, best first. */
const PAGE_NAMES = ["menuTitle", "title"];

const isDeveloping = () => process.env.gatsby_executing_command === "develop";

/** Stops `gatsby build` and `gatsby develop` if a data file has a problem. */
export function checkAtStart(
  reporter: { panic(text: string): void; warn(text: string): void },
  declarations: Declarations,
  folder: DataFolder,
): void {
  const { problems, warnings } = checkData(folder, declarations);
  for (const warning of warnings) reporter.warn(problemLine(warning));
  if (problems.length > 0)
    reporter.panic(`${problemCount(problems)}. Correct and start again:\n\n${problems.map(problemLine).join("\n")}\n`);
}

type Nodes = Pick<BuildArgs, "getNode" | "getNodesByType">;

/** @returns the pages of each group by title, for lists that name them */
const pagesByGroup = ({ kinds }: Declarations, { getNode, getNodesByType }: Nodes): PagesByGroup =>
  new Map(
    groupsOf(kinds).map(({ typeName: group }) => [
      group,
      kindsIn(group, kinds)
        .flatMap(({ typeName }) => getNodesByType(typeName))
        .map((node) => ({
          value: String(getNode(node.parent ?? "")?.name),
          label: String(PAGE_NAMES.map((key) => node[key]).find((name) => name !== undefined)),
        }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    ]),
  );

/** @returns a sentence for each file whose page nobody has created */
export const missingPages = ({ kinds }: Declarations, { getNode, getNodesByType }: Nodes): string[] => {
  const created = new Set(getNodesByType("SitePage").map(({ path: address }) => address));
  return kinds.flatMap((kind) =>
    getNodesByType(kind.typeName).flatMap(({ parent }) => {
      const file = String(getNode(parent ?? "")?.relativePath);
      const address = pageAddress(kind, slugOf(file));
      return address && !created.has(address) ? [`data/${file} has the address ${address}, but no component makes a page there.`] : [];
    }),
  );
};

function currentConfig(declarations: Declarations, nodes: Nodes, admin: AdminOptions) {
  const { kinds } = declarations;
  const files = readDataFiles();
  const isReadyForLaunch = !launchItems(files, kinds).some(({ isBlocking }) => isBlocking);
  const next = nextValues(checkFiles(files, kinds));
  return cmsConfig({ kinds, pages: pagesByGroup(declarations, nodes), next, admin, isReadyForLaunch });
}

/** The methods of Express that are used here. */
interface Response {
  json(value: unknown): void;
  sendFile(file: string): void;
}
interface DevServer {
  get(address: string, respond: (request: unknown, response: Response) => void): void;
}

/**
 * What a site's gatsby-node.ts exports: checks of data/ before a build and while developing, GraphQL's types and fields,
 * and /admin, a CMS with the fields of the declarations.
 * @param declarationsFile the module that exports them as DECLARATIONS
 */
export function gatsbyHooks(declarations: Declarations, declarationsFile: string) {
  const content = new ValidContent(declarations.kinds);
  const reportProblems = problemReporter(declarations);
  return {
    /** Fails before Gatsby does any work. */
    onPreInit({ reporter }) {
      const folder = readDataFolder();
      checkAtStart(reporter, declarations, folder);
      // A cached node is not created again, so its file is read here.
      for (const file of folder.files) content.of(file);
    },
    /** `gatsby develop` runs this whenever a file of data/ was saved, added or deleted. */
    createPages({ reporter }) {
      if (isDeveloping()) reportProblems(reporter);
    },
    onPostBootstrap({ reporter, ...nodes }) {
      for (const message of missingPages(declarations, nodes)) reporter.panicOnBuild(message);
    },
    onCreateNode: createYamlNodes(declarations, content),
    createSchemaCustomization(args) {
      createFieldExtensions(args, declarations);
      createPictureFields(args);
      args.actions.createTypes(graphqlTypes(declarations));
    },
    /** While developing, editors need no account: the CMS edits the project's folder. */
    async onCreateDevServer({ app, reporter, ...nodes }, options) {
      const server: DevServer = app;
      await writeCms(PUBLIC_FOLDER, declarationsFile);
      server.get("/admin", (_, response) => response.sendFile(path.join(PUBLIC_FOLDER, CMS_PAGE_FILE)));
      server.get(CMS_CONFIG_ADDRESS, (_, response) => response.json(currentConfig(declarations, nodes, adminOptions(options))));
      server.get(CMS_SNAPSHOT_ADDRESS, (_, response) => response.json(takeSnapshot(readDataFolder())));
      reporter.info("Texts and pictures can be edited in Chrome or Edge at /admin");
    },
    async onPostBuild(nodes, options) {
      await writeCms(PUBLIC_FOLDER, declarationsFile);
      writeCmsContent(PUBLIC_FOLDER, currentConfig(declarations, nodes, adminOptions(options)), takeSnapshot(readDataFolder()));
    },
  } satisfies GatsbyNode;
}
