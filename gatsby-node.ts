import type { GatsbyNode } from "gatsby";
import { checkData, faultLine } from "./src/build/check-data";
import { createDataPages } from "./src/build/create-pages";
import { readDataFiles } from "./src/build/data-files";
import { createFieldExtensions } from "./src/build/field-extensions";
import { DATA_KINDS } from "./src/schema/data-kinds";
import { graphqlTypes } from "./src/schema/graphql-types";

/** Stops the build, before any page is made, where a data file is wrong. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const faults = checkData(readDataFiles());
  if (faults.length > 0) reporter.panicOnBuild(`The texts in data/ need attention:\n\n${faults.map(faultLine).join("\n")}\n`);
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
          internal {
            type
          }
        }
      }
    }
  `);
  if (data) createDataPages(data.allSheet.nodes, actions);
  else reporter.panicOnBuild("The pages of data/ could not be listed", errors);
};
