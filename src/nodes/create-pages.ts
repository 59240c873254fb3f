import path from "node:path";
import type { Actions } from "gatsby";
import { DATA_KINDS } from "../schema/data-kinds";

/** A node of data/ that has an address of its own. */
interface SheetNode {
  readonly id: string;
  readonly path: string;
  readonly code: string;
  readonly menuTitle: string;
  readonly internal: { readonly type: string };
}

/**
 * Creates one page for every data file whose kind has a template: services, solutions, articles, legal pages.
 * The template receives the node's id and queries the rest; code and short name are for the layout (src/site/current-page.ts).
 */
export function createDataPages(sheets: readonly SheetNode[], { createPage }: Pick<Actions, "createPage">): void {
  const templates = new Map(DATA_KINDS.map(({ typeName, template }) => [typeName, template]));
  for (const { id, path: pagePath, code, menuTitle, internal } of sheets) {
    const template = templates.get(internal.type);
    if (template) createPage({ path: pagePath, component: path.resolve("src/templates", template), context: { id, code, menuTitle } });
  }
}
