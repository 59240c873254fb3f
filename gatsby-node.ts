/** What this site adds to Gatsby, in the order in which it happens (docs/build.md). */

import type { GatsbyNode } from "gatsby";
import { warnWithoutIdentifiers } from "./hosting/settings/build-environment";
import { stopWithoutSiteAddress } from "./hosting/settings/site-address";
import { checkBeforeBuild } from "./plugins/site-data/checks/check-data";
import { serveFaults, startLiveData } from "./plugins/site-data/develop/live-data";
import { serveCms } from "./plugins/site-data/develop/serve-cms";
import { createFieldExtensions } from "./plugins/site-data/fields/field-extensions";
import { openPictureStore, PICTURE_STORE } from "./plugins/site-data/fields/pictures/picture-store";
import { servePictures } from "./plugins/site-data/fields/pictures/served-pictures";
import { DATA_KINDS } from "./plugins/site-data/schema/data-kinds";
import { graphqlTypes } from "./plugins/site-data/schema/graphql-types";
import { keepBundlesSmall } from "./src/bundles/visitor-bundles";
import { createDataPages } from "./src/nodes/create-pages";
import { publish } from "./src/publish/publish";

const isBuild = process.env.gatsby_executing_command === "build";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (!isBuild) return startLiveData(reporter);
  stopWithoutSiteAddress(reporter);
  checkBeforeBuild(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  args.actions.createTypes(graphqlTypes(DATA_KINDS));
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
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
          ... on BlogPageYaml {
            pages {
              menuTitle
            }
          }
        }
      }
    }
  `);
  if (!data) throw new Error(`The pages of data/ could not be listed: ${String(errors)}`);
  createDataPages(data.allSheet.nodes, actions);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveFaults(args);
  servePictures(args, openPictureStore(PICTURE_STORE));
  await serveCms(args);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ reporter }) => warnWithoutIdentifiers(reporter);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  if (isBuild) keepBundlesSmall(args);
  // while developing, the styles of all pages are one file: their order differs by page, and means nothing, because layers decide
  else args.actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = publish;
