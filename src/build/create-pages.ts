import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { DATA_KINDS } from "../schema/data-kinds";

/**
 * Creates one page for every data file whose kind has a template: services, solutions, articles, legal pages.
 * The template receives the node's id and queries the rest.
 */
export async function createDataPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.DataPagesQuery>(`
    query DataPages {
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
  if (!data) {
    reporter.panicOnBuild("The pages of data/ could not be listed", errors);
    return;
  }
  const templates = new Map(DATA_KINDS.flatMap(({ typeName, template }) => (template ? [[typeName, path.resolve("src/templates", template)] as const] : [])));
  for (const { id, path: pagePath, internal } of data.allSheet.nodes) {
    const component = templates.get(internal.type);
    if (component) actions.createPage({ path: pagePath, component, context: { id } });
  }
}
