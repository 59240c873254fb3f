import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

/** What Gatsby passes to a resolver, limited to what this plugin's resolvers use. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string }): FileSystemNode | null;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): FileSystemNode | null;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
}

/**
 * @returns the data file from which Gatsby made a node or a part of one
 * @throws if it comes from no file
 */
export function dataFileOf(source: unknown, { nodeModel }: ResolverContext): FileSystemNode {
  const file = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  // Asking for the file by its id makes the page's query depend on it. `gatsby develop` shows a saved text by nothing else.
  const found = file && nodeModel.getNodeById({ id: file.id });
  if (!found) throw new Error(`no data file holds ${JSON.stringify(source)}`);
  return found;
}
