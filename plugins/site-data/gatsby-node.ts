/**
 * Checks data/ and adds its types and fields to GraphQL.
 * Gatsby clears its cache when a file of this folder changes, because a local plugin's version is a hash of its files.
 */

import type { GatsbyNode } from "gatsby";
import { checkBeforeBuild } from "../data-schema/check/check-data";
import { serveProblems, startLiveData } from "../data-schema/develop/valid-copy";
import { createFieldExtensions } from "../data-schema/graphql/field-extensions";
import { graphqlTypes } from "../data-schema/graphql/graphql-types";
import { createPictureFields } from "../data-schema/graphql/picture-fields";
import { DATA_KINDS } from "./kinds";

const isBuild = process.env.gatsby_executing_command === "build";

/** Fails before Gatsby changes its cache. A later failure would make the next build encode all pictures again. */
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
