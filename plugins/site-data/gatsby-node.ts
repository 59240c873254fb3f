/** What the site's data adds to Gatsby: checks, types and fields. The folder's content is the plugin's version, so any change in it starts the next build from nothing. */

import type { GatsbyNode } from "gatsby";
import { checkBeforeBuild } from "./checks/check-data";
import { serveProblems, startLiveData } from "./develop/live-data";
import { createFieldExtensions } from "./fields/field-extensions";
import { createPictureFields } from "./fields/picture-fields";
import { DATA_KINDS } from "./schema/data-kinds";
import { graphqlTypes } from "./schema/graphql-types";

const isBuild = process.env.gatsby_executing_command === "build";

/** Before Gatsby changes anything: a build that dies later has lost the records of its pictures, and encodes them again. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (isBuild) checkBeforeBuild(reporter);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (!isBuild) return startLiveData(reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createPictureFields(args);
  args.actions.createTypes(graphqlTypes(DATA_KINDS));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveProblems;
