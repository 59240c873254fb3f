import type { GatsbyNode } from "gatsby";
import { RemoveFormerBundles } from "./src/bundles/former-bundles";
import { NameBuildByItsBundles } from "./src/bundles/name-build-by-its-bundles";
import { keepStylesSmall } from "./src/bundles/page-styles";
import { checkData } from "./src/checks/check-data";
import { wordRemarks } from "./src/checks/check-words";
import { faultLine } from "./src/checks/data-fault";
import { readDataFiles } from "./src/checks/reading/data-files";
import { serveFaults, startLiveData } from "./src/develop/live-data";
import { serveCms } from "./src/develop/serve-cms";
import { licenceList } from "./src/licences/licence-list";
import { createDataPages } from "./src/nodes/create-pages";
import { createFieldExtensions } from "./src/nodes/field-extensions";
import { openPictureStore, PICTURE_STORE } from "./src/nodes/pictures/picture-store";
import { servePictures } from "./src/nodes/pictures/served-pictures";
import { publish } from "./src/publish/publish";
import { DATA_KINDS } from "./src/schema/data-kinds";
import { graphqlTypes } from "./src/schema/graphql-types";
import { warnWithoutIdentifiers } from "./src/settings/build-environment";
import { publishOptions } from "./src/settings/publish-options";
import { missingSiteAddress } from "./src/settings/site-address";

const isBuild = process.env.gatsby_executing_command === "build";

/** Stops the build, before any page is made, if a data file is wrong; `gatsby develop` says so and shows the last valid content. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (!isBuild) return startLiveData(reporter);
  const noAddress = missingSiteAddress();
  if (noAddress) reporter.panicOnBuild(noAddress);
  const files = readDataFiles();
  const faults = checkData(files);
  const count = faults.length === 1 ? "1 problem" : `${faults.length} problems`;
  if (faults.length > 0) reporter.panicOnBuild(`${count} in data/. Fix and build again:\n\n${faults.map(faultLine).join("\n")}\n`);
  for (const remark of wordRemarks(files)) reporter.warn(faultLine(remark));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveFaults(args);
  servePictures(args, openPictureStore(PICTURE_STORE));
  await serveCms(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  args.actions.createTypes(graphqlTypes(DATA_KINDS));
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.SheetsQuery>(`
    query Sheets {
      allSheet {
        nodes {
          id
          path
          code
          menuTitle
          internal {
            type
          }
        }
      }
      blogPageYaml {
        pages {
          menuTitle
        }
      }
    }
  `);
  if (data?.blogPageYaml) createDataPages(data.allSheet.nodes, data.blogPageYaml.pages.menuTitle, actions);
  else reporter.panicOnBuild("The pages of data/ could not be listed", errors);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => warnWithoutIdentifiers(reporter);

/**
 * Each page is given its own styles (src/bundles/page-styles.ts). What visitors are sent has no source maps, and a list of its licences.
 * It is spared Partytown, which Gatsby sends along for scripts off the main thread: the site has none.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (isBuild) {
    const config = getConfig();
    keepStylesSmall(config, stage === "build-javascript");
    actions.replaceWebpackConfig(config);
  }
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    plugins: [licenceList(), new RemoveFormerBundles(), new NameBuildByItsBundles()],
    resolve: { alias: { "@builder.io/partytown/integration": false } },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.BuiltPagesQuery>(`
    query BuiltPages {
      allSitePage {
        nodes {
          path
          componentChunkName
        }
      }
    }
  `);
  if (data) await publish(data.allSitePage.nodes, readDataFiles(), publishOptions(), { cache, reporter });
  else reporter.panicOnBuild("The built pages could not be listed", errors);
};
